import XCTest

@testable import Stage1

/// Your own tests of `numberFormatter(number:separator:currency:)`.
final class MyNumberFormatterTests: XCTestCase {
    // TODO: Test numbers with and without groups, negative numbers, and another currency.
}
