import SwiftSource

/// Where a test was as it crashed, or as it was ended: what its backtrace says.
package struct StopPlace: Sendable, Equatable, Codable {
    /// The line of the stage's code that ran; nil where none did.
    package var code: SourceLine?
    /// The line of the test: the call that led there, with its arguments.
    package var test: SourceLine?
}

/// A line of source, and where it stands.
package struct SourceLine: Sendable, Equatable, Codable {
    package let place: SourceLocation
    /// Without the spaces around it.
    package let text: String
}

extension TestResult {
    /// The place that the failure names, or else where the test was as it ended.
    package var place: SourceLocation? {
        stop?.code?.place ?? stop?.test?.place ?? failure?.place
    }
}

extension OwnTest {
    /// The place of what is shown of a failure.
    package var place: SourceLocation? { result.place ?? failureOnVariant?.place }
}
