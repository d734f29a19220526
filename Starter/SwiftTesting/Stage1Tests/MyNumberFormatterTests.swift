import Testing

@testable import Stage1

/// Your own tests of `numberFormatter(number:separator:currency:)`.
///
/// Each has the three steps of the example in `MyEvenOddTests.swift`: arrange, act, assert.
@Suite struct MyNumberFormatterTests {
    // TODO: Test numbers with and without groups, negative numbers, and another currency.
}
