import Testing

@testable import Stage2

/// Your own tests of `numberFormatter(text:separator:currency:)`.
@Suite struct MyNumberFormatterViewModelTests {
    // TODO: Test prices, text that is no number, and how often each output is called.
}
