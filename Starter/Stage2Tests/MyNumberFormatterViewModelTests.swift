import XCTest

@testable import Stage2

/// Your own tests of `numberFormatter(text:separator:currency:)`.
final class MyNumberFormatterViewModelTests: XCTestCase {
    // TODO: Test prices, text that is no number, and how often each output is called.
}
