import XCTest

@testable import Stage1

/// Your tests for `numberFormatter(number:separator:currency:)`.
///
/// Give each test the three steps from `MyEvenOddTests.swift`: arrange, act, assert.
final class MyNumberFormatterTests: XCTestCase {
    // TODO: Test numbers with and without groups, negative numbers, and another currency.
}
