import XCTest

@testable import Stage2

/// Your tests for `numberFormatter(text:separator:currency:)`.
final class MyNumberFormatterViewModelTests: XCTestCase {
    // TODO: Test prices, text that isn't a number, and how often each output is called.
}
