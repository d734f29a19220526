import Testing
import XCTest

@testable import Stage1

/// Attempts that are wrong, each in its own way.
final class MyEvenOddTests: XCTestCase {
    nonisolated(unsafe) static var calls = 0

    private let controller = FirstBasicViewController()

    func testValuesTheOtherWayRound() {
        XCTAssertEqual(true, controller.isEven(number: 3))
    }

    func testComparisonInATruth() {
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

    private func testIsPrivate() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testTakes(number: Int) {
        XCTAssertEqual(controller.isEven(number: number), true)
    }

    static func testOfTheClass() {
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

    /// The assertion above comes while this test waits, and this test is right.
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

    func withoutAttribute() {
        #expect(FirstBasicViewController().isEven(number: 0))
    }
}
