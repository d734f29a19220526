import Testing

@testable import Stage2

/// Your tests for `numberFormatter(text:separator:currency:)`.
@Suite struct MyNumberFormatterViewModelTests {
    // TODO: Test prices, text that isn't a number, and how often each output is called.
}
