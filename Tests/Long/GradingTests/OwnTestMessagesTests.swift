import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What learners are told of own tests that are wrong, with all the words.
final class OwnTestMessagesTests: XCTestCase {
    func testWrongTests() throws {
        let report = try FixtureLearner(name: "own-tests-wrong").grade(1, 3)
        XCTAssertEqual(
            try wrong(report.stages[0]),
            #"""
            MyEvenOddTests.testValuesTheOtherWayRound
            XCTAssertEqual(true, controller.isEven(number: 3))
            It ran on the finished code, where a right test passes:
              expected: true
              actual:   false
            It expects what one of the planted bugs does: Every number counts as even. Read that rule of the exercise again.

            MyEvenOddTests.testComparisonInATruth
            XCTAssertTrue(
                controller.isEven(number: 3) == true,
                "three is even")
            It ran on the finished code, where a right test passes:
            'controller.isEven(number: 3) == true' is false.
            Your message: three is even
            It expects what one of the planted bugs does: Every number counts as even. Read that rule of the exercise again.

            MyEvenOddTests.testOwnFailure
            if !controller.isEven(number: 3) { XCTFail("three - is even") }
            It ran on the finished code, where a right test passes:
            Your message: three - is even
            It expects what one of the planted bugs does: Every number counts as even. Read that rule of the exercise again.

            MyEvenOddTests.testCrashes
            It ran on the finished code, where a right test passes:
            The test stopped the program: Index out of range. The indexes of a list go from 0 to its count - 1.
            the line: XCTAssertEqual(names[controller.isEven(number: 3) ? 0 : 1], "even") (Starter/Stage1Tests/MyEvenOddTests.swift:28:9)

            MyEvenOddTests.testSkipped
            It was skipped in line 32. A skipped test notices nothing. Finish it, and let it run.

            MyEvenOddTests.testCountsFirst
            It passes in one order of the tests, and fails in another. It shares 'calls' (Starter/Stage1Tests/MyEvenOddTests.swift:8) with other tests. Give each test its own.

            MyEvenOddTests.testCountsSecond
            It passes in one order of the tests, and fails in another. It shares 'calls' (Starter/Stage1Tests/MyEvenOddTests.swift:8) with other tests. Give each test its own.

            MyEvenOddTests.testThrowsNoError
            XCTAssertThrowsError(controller.isEven(number: 2))
            It ran on the finished code, where a right test passes:
            'controller.isEven(number: 2)' threw no error.
            If what is called has no 'throws', it can't throw. Compare what it gives back, with XCTAssertNil or XCTAssertEqual.

            MyEvenOddTests.testThrowsAnError
            It ran on the finished code, where a right test passes:
            The test threw the error CancellationError(), and nothing caught it.

            MyEvenOddTests.testIsOverTooEarly
            XCTAssertEqual(FirstBasicViewController().isEven(number: 5), true)
              expected: true
              actual:   false
            This came when the test was over, so it tells nothing. Let the test wait for it: await fulfillment(of: [expectation], timeout: 5). To read: Guide/5-xctest-and-swift-testing.md#waiting

            MyLabelsTests.testAsksTooMuch
            XCTAssertEqual(controller.numberFormatterResultLabel.text, "Rp 1.000")
              expected: Rp 1.000
              actual:   Not number
            It asks for too much. It fails on code that is right: textFieldDidChangeSelection(_:) reads numberFormatterTextField itself, not the field that it is called with.

            EvenSuite.threeIsEven()
            #expect(FirstBasicViewController().isEven(number: 3) == true)
            It ran on the finished code, where a right test passes:
              expected: true
              actual:   false
            It expects what one of the planted bugs does: Every number counts as even. Read that rule of the exercise again.

            EvenSuite.zeroIsEven()
            It was skipped in line 161. A skipped test notices nothing. Finish it, and let it run.

            EvenSuite.withoutValues(number:)
            It was skipped: its list of arguments is empty, so it gets no value to run with.

            MyEvenOddTests.testAssertsNothing: It asserts nothing. Compare what comes with what should come.
            MyEvenOddTests.testReturnsEarly: It can return in line 50, before it asserts. Let it fail there: XCTUnwrap, XCTFail.
            MyEvenOddTests.testOnlyThatThereIsSomething: It asserts that there is something, and not what. Compare the value.
            MyEvenOddTests.testAssertsInAClosure: It asserts only in a closure, which may never be called. To read: Guide/2-mvvm.md#an-assertion-in-the-closure
            MyEvenOddTests.testAssertsInAnEmptyLoop: It asserts only in a loop or an 'if'. Where that is never entered, it asserts nothing.
            MyEvenOddTests.testCallsNothing: It asserts only in a function inside of it, which it never calls. Call it.
            MyEvenOddTests.testOfNothing: No line with a planted bug runs in it. Call the code that the exercise is about.
            setup: XCTest calls no method of this name. Write: override func setUp()
            testGivesATruth: A test gives nothing back. Assert the value, and take the '->' away.
            testIsPrivate: It is private. Take that away.
            testTakes: XCTest can't give it its values. A test has no parameters.
            testOfTheClass: It is private. Take that away. It belongs to the class itself. Take 'static' or 'class' away.
            zeroIsEven: The name of a test starts with 'test'.
            testZero: NumberTests is no test class. Write: final class NumberTests: XCTestCase
            withoutAttribute: A test of Swift Testing has @Test before it.
            Starter/Stage1Tests/MyNumberFormatterTests.swift: The file isn't there, or is empty. To bring it back: git restore Starter/Stage1Tests/MyNumberFormatterTests.swift, or write it anew: final class MyNumberFormatterTests: XCTestCase
            """#)
        XCTAssertEqual(
            try wrong(report.stages[1]),
            #"""
            MyLoadingTests.testAssertsAtOnce
            XCTAssertEqual(answers, 1)
            It ran on the finished code, where a right test passes:
              expected: 1
              actual:   0
            AdvancedUseCase answers later, and the test looks at once. Wait before you look, for example: await waitUntil { answers == 1 }. To read: Guide/5-xctest-and-swift-testing.md#waiting

            MyLoadingTests.testWaitsForWhatNeverComes
            await fulfillment(of: [answers], timeout: 0.1)
            It ran on the finished code, where a right test passes:
            Exceeded timeout of 0.1 seconds, with unfulfilled expectations: answers.
            Nobody called fulfill() in time. It has to be called by what comes later. To read: Guide/5-xctest-and-swift-testing.md#waiting

            MyLoadingTests.testWaitsInTheWrongWay
            waitForExpectations(timeout: 0.1)
            It ran on the finished code, where a right test passes:
            Exceeded timeout of 0.1 seconds, with unfulfilled expectations: answers.
            In an async test, this keeps the answer from coming. Write: await fulfillment(of: [expectation], timeout: 5). To read: Guide/5-xctest-and-swift-testing.md#waiting

            MyLoadingTests.testNeverWaits: It is async and never waits, so it is over before the answer. Make an expectation, and call its fulfill() in the closure. Write: await fulfillment(of: [expectation], timeout: 5). To read: Guide/5-xctest-and-swift-testing.md#waiting
            MyLoadingTests.testForgetsItsExpectation: It makes an expectation and never waits for it. Write: await fulfillment(of: [expectation], timeout: 5). To read: Guide/5-xctest-and-swift-testing.md#waiting
            MyLoadingTests.testOnlyWaits: It asserts only that something is called, and not with what. Compare the value.
            MyLoadingTests.testAsksTheMock: It asserts only in a closure, which may never be called. To read: Guide/2-mvvm.md#an-assertion-in-the-closure
            LoadingTests.testNumbers: No line with a planted bug runs in it. Call the code that the exercise is about.
            Starter/Stage3Tests/MySelectingTests.swift: The tests in it stand in LoadingTests, and count for that exercise. Write: final class MySelectingTests: XCTestCase
            Starter/Stage3Tests/MyAdvancedUseCaseTests.swift: The file isn't there, or is empty. To bring it back: git restore Starter/Stage3Tests/MyAdvancedUseCaseTests.swift, or write it anew: final class MyAdvancedUseCaseTests: XCTestCase
            """#)
    }

    /// All that is said of own tests one by one, and of the first file that is missing.
    private func wrong(_ stage: StageReport) throws -> String {
        guard case .judged(let report) = stage.ownTests else { return "not judged" }
        func name(_ test: OwnTest) -> String { ResultLines.name(of: test.result) }
        let wrong = report.tests.filter { !$0.isValid }.map {
            "\(name($0))\n\(StageWords.reason($0, stage.findings.on($0)))\n"
        }
        let idle = report.testsThatNoticeNothing.map {
            "\(name($0)): \(stage.findings.on($0)?.words.text ?? "fine")"
        }
        let lost = stage.findings.of(.neverRun).map { "\($0.nameOfSubject): \($0.words.text)" }
        let empty = stage.findings.of(.emptyFile).map {
            "\($0.nameOfSubject): \($0.words.next ?? "")"
        }
        return (wrong + idle + lost + empty.suffix(report.misplaced.count) + empty.prefix(1))
            .joined(separator: "\n")
    }
}
