import Foundation

/// Ends a test that has failed, if the rest of it would be meaningless.
///
/// Throw this error instead of returning. A test that returns early passes if nothing has failed before. A
/// test that throws never passes, because the test library reports the error as another failure.
public struct TestCannotGoOn: LocalizedError, CustomStringConvertible {
    public init() {}

    public var description: String {
        "This test stopped here because of an earlier failure."
    }

    public var errorDescription: String? { description }
}
