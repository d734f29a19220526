import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests the reports on learners whose tests are wrong or broken.
final class WrongTestsTests: XCTestCase {
    private func learner(_ name: String, _ tests: [OwnTest]) -> LearnerResult {
        ClassFixture.learner(
            name,
            [
                StageReport(
                    stage: shipped(1), suite: Fixture.passedStage.suite,
                    ownTests: .judged(OwnTestsReport(tests: tests, bugs: [])))
            ])
    }

    func testWrongAndBrokenTestsNeedAttention() {
        let wrong = learner("ann", [OwnTest(result: Fixture.test("A/testIt", .contradiction))])
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
        let unbuilt = [
            .errors("Starter/Stage1/X.swift:1:1: error: no"), .missingFolder,
            .refused([RefusedFile(path: "Starter/Stage1/link.swift", reason: .notRegular)]),
        ].map { (failure: BuildFailure) in
            ClassFixture.learner(
                "dan",
                [
                    StageReport(
                        stage: shipped(1), suite: .notBuilt(failure, tests: []), ownTests: .none)
                ])
        }
        XCTAssertEqual(
            ([wrong, broken, none] + unbuilt).map { ClassRow($0).attention },
            [[.wrongTests], [.brokenTests], [], [.brokenCode], [], [.refused]])
        let page = ClassPage(
            figures: ClassFixture.figures(of: [wrong, broken, none]),
            heading: ClassFixture.heading
        ).text
        assertContains(page, "<td class=\"look\">wrong tests</td>")
        assertContains(page, "<td class=\"look\">tests that can&#39;t run</td>")
    }
}
