// swift-format-ignore-file
import TestHelpers
import XCTest

extension XCTestCase {
    @_transparent
    func assertEventually<Value>(_ condition: Value, equals expected: Value) {}
}

final class MyLoadingTests: XCTestCase {
    @MainActor func testLoading() async { assertEventually(1, equals: 2) }
}
