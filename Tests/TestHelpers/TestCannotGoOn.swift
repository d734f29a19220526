import Foundation

/// Ends a test that has failed, and whose rest would say nothing.
///
/// A test that returns early passes where nothing has failed before. One that throws never does. A test library
/// shows the error as another failure.
public struct TestCannotGoOn: LocalizedError, CustomStringConvertible {
    public init() {}

    public var description: String {
        "The rest of this test would say nothing: the failure before this one is the reason."
    }

    public var errorDescription: String? { description }
}
