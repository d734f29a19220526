import SwiftSource

/// A line of an outline. Its text is final, so that formats only draw it.
package struct OutlineLine: Sendable, Equatable {
    /// The role of a line, which determines how it is drawn.
    package enum Role: Sendable {
        /// A description of what happened, or of where the following lines were observed.
        case message
        /// A line of source code.
        case code
        /// A value or a line of source code with its label.
        case value
        /// An explanation, or advice.
        case advice
    }

    let role: Role
    /// The label before a value; empty for other lines.
    let label: String
    let text: String
    /// The place of a labeled line of source code.
    let place: SourceLocation?

    init(_ role: Role, _ text: String, label: String = "", place: SourceLocation? = nil) {
        (self.role, self.text, self.label, self.place) = (role, text, label, place)
    }

    /// The line as plain text, with its label and place.
    var plain: String { label + text + (place.map { " (\(StopText.describe($0)))" } ?? "") }
}
