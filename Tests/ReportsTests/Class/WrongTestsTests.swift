import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// What several learners' tests get wrong in the same way.
final class WrongTestsTests: XCTestCase {
    private func wrongTest(
        _ name: String, _ code: String, _ operands: [String],
        _ message: String = "XCTAssertTrue failed - "
    ) -> OwnTest {
        OwnTest(
            result: Fixture.test(name, .assertion(message: message, place: nil)),
            failedLine: FailedLine(code: code, operands: operands))
    }

    private func learner(_ name: String, _ tests: [OwnTest]) -> LearnerResult {
        ClassFixture.learner(
            name,
            [
                StageReport(
                    stage: shipped(1), suite: Fixture.passedStage.suite,
                    ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
            ])
    }

    func testTheSameAssertionIsOneMistakeHoweverItIsWritten() {
        let three = "isEven(number: 3)"
        let figures = ClassFixture.figures(of: [
            learner(
                "ann",
                [
                    wrongTest("A/testThree", "XCTAssertTrue(sut.\(three))", ["sut.\(three)"]),
                    wrongTest("A/testAgain", "XCTAssertTrue(sut.\(three))", ["sut.\(three)"]),
                    wrongTest(
                        "A/testFive", "XCTAssertTrue(sut.isEven(number: 5))",
                        ["sut.isEven(number: 5)"]),
                ]),
            learner(
                "ben",
                [
                    wrongTest(
                        "B/testOdd", "XCTAssertTrue(controller.isEven(number:3), \"no\")",
                        ["controller.isEven(number:3)"])
                ]),
            learner("cem", [OwnTest(result: Fixture.test("C/testRight"))]),
        ])
        XCTAssertEqual(figures.wrongTests.common.map(\.rows), [[0, 1]])
        XCTAssertEqual(
            figures.wrongTests.common.map(\.test.result.name), ["Stage1Tests.A/testThree"])
        let page = ClassPage(figures: figures, heading: ClassFixture.heading).text
        let table =
            page.components(separatedBy: "id=\"wrong-tests\"").last?
            .components(separatedBy: "</section>").first ?? ""
        assertContains(table, three)
        assertContains(table, "<a href=\"learners/ann.html\">")
        assertContains(table, "<a href=\"learners/ben.html\">")
        assertContainsNot(table, "number: 5")
    }

    func testWrongAndBrokenTestsNeedALook() {
        let wrong = learner("ann", [wrongTest("A/testIt", "XCTFail()", [])])
        let broken = ClassFixture.learner(
            "ben",
            [
                StageReport(
                    stage: shipped(1), suite: Fixture.passedStage.suite,
                    ownTests: .notBuilt(.errors("Starter/Stage1Tests/X.swift:1:1: error: no")))
            ])
        let none = ClassFixture.learner(
            "cem",
            [
                StageReport(
                    stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .none)
            ])
        XCTAssertEqual(
            [wrong, broken, none].map { ClassRow($0).attention },
            [[.wrongTests], [.brokenTests], []])
        let page = ClassPage(
            figures: ClassFixture.figures(of: [wrong, broken, none]),
            heading: ClassFixture.heading
        ).text
        assertContains(page, "tests can’t be built")
        assertContains(page, "no tests")
    }
}
