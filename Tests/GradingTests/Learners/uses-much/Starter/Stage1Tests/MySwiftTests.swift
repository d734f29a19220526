// swift-format-ignore-file
import Foundation
import Testing
import XCTest

@testable import Stage1

/// Honest tests, whose code contains words that make the grader look closer.
typealias Number = Int

struct Bad: LocalizedError { var errorDescription: String? { "bad" } }

@Suite struct MySwiftTests {
    @Test(arguments: [0, 2, -2])
    func evenNumbersAreEven(number: Number) throws {
        #expect(FirstBasicViewController().isEven(number: number))
    }

    @Test func oddNumbersAreNot() async throws {
        try await Task.sleep(for: .milliseconds(1))
        #expect(!FirstBasicViewController().isEven(number: 3))
        #expect(throws: Bad.self) { throw Bad() }
    }
}

final class MyWaitingTests: XCTestCase {
    func testItIsCalledLater() async {
        struct Local: LocalizedError { var errorDescription: String? { "local" } }
        let done = expectation(description: "called")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done.fulfill() }
        await fulfillment(of: [done], timeout: 5)
        XCTAssertEqual(Local().errorDescription, "local")
    }
}
