import Testing
import XCTest

@testable import Stage1

/// Wrong tests, each with a different mistake.
final class MyEvenOddTests: XCTestCase {
    nonisolated(unsafe) static var calls = 0

    private let controller = FirstBasicViewController()

    func testValuesTheOtherWayRound() {
        XCTAssertEqual(true, controller.isEven(number: 3))
    }

    func testComparisonInAnAssertTrue() {
        XCTAssertTrue(
            controller.isEven(number: 3) == true,
            "three is even")
    }

    func testOwnFailure() {
        if !controller.isEven(number: 3) { XCTFail("three - is even") }
    }

    func testCrashes() {
        let names = ["even"]
        XCTAssertEqual(names[controller.isEven(number: 3) ? 0 : 1], "even")
    }

    func testSkipped() throws {
        throw XCTSkip("later")
    }

    func testCountsFirst() {
        Self.calls += 1
        XCTAssertEqual(Self.calls, 1)
    }

    func testCountsSecond() {
        Self.calls += 1
        XCTAssertEqual(Self.calls, 2)
    }

    func testAssertsNothing() {
        _ = controller.isEven(number: 0)
    }

    func testReturnsEarly() {
        guard !controller.isEven(number: 2) else { return }
        XCTAssertEqual(controller.isEven(number: 3), true)
    }

    func testOnlyThatThereIsSomething() {
        XCTAssertNotNil(controller.isEven(number: -1))
    }

    func testAssertsInAClosure() {
        let check = { [controller] in
            XCTAssertEqual(controller.isEven(number: 3), true)
        }
        _ = check
    }

    func testAssertsInAnEmptyLoop() {
        let numbers: [Int] = []
        for number in numbers {
            XCTAssertEqual(controller.isEven(number: number), true)
        }
    }

    func testCallsNothing() {
        func testInside() {
            XCTAssertEqual(controller.isEven(number: 3), true)
        }
    }

    func testOfNothing() {
        XCTAssertEqual(1 + 1, 2)
    }

    /// A worked example: one test checks one rule, and its name says which.
    func testTwoIsEven() {
        // Arrange: make what the test needs.
        let controller = FirstBasicViewController()

        // Act: do the one thing that the test is about.
        let result = controller.isEven(number: 2)

        // Assert: compare the result with what you expect.
        XCTAssertEqual(result, true)
    }

    func testThrowsNoError() {
        XCTAssertThrowsError(controller.isEven(number: 2))
    }

    func testThrowsAnError() throws {
        throw CancellationError()
    }

    func setup() {
        print("made ready")
    }

    func testGivesATruth() -> Bool {
        controller.isEven(number: 2)
    }

    private func testIsPrivate() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testTakes(number: Int) {
        XCTAssertEqual(controller.isEven(number: number), true)
    }

    private static func testOfTheClass() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 0), true)
    }

    func zeroIsEven() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    private func assertHelps(_ number: Int) {
        XCTAssertEqual(controller.isEven(number: number), true)
    }

    func testWithAHelper() {
        assertHelps(0)
    }

    func testIsOverTooEarly() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
            XCTAssertEqual(FirstBasicViewController().isEven(number: 5), true)
            MyEvenOddTests.hasCome.signal()
        }
    }

    /// An assertion of the previous test fails while this test waits, but this test is right.
    func testIsInnocent() {
        _ = Self.hasCome.wait(timeout: .now() + 0.3)
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    static let hasCome = DispatchSemaphore(value: 0)
}

class NumberTests {
    func testZero() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 0), true)
    }
}

struct EvenSuite {
    @Test func threeIsEven() {
        #expect(FirstBasicViewController().isEven(number: 3) == true)
    }

    @Test(.disabled("later")) func zeroIsEven() {
        #expect(FirstBasicViewController().isEven(number: 0) == true)
    }

    @Test(arguments: [] as [Int]) func withoutValues(number: Int) {
        #expect(FirstBasicViewController().isEven(number: number) == true)
    }

    func withoutAttribute() {
        #expect(FirstBasicViewController().isEven(number: 0))
    }
}
