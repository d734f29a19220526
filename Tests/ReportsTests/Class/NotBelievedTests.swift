import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the reports on a stage whose results are all discarded, because a control test passed.
final class NotBelievedTests: XCTestCase {
    private func stage(_ failure: TestResult.Failure?) -> StageReport {
        StageReport(
            stage: shipped(1),
            suite: .ran([
                SuiteTest(
                    exercise: "even-odd", result: Fixture.test("EvenOddTests/testOne", failure))
            ]), ownTests: .none)
    }

    func testInstructorsSeeInvalidSuites() {
        let doubtful = ClassFixture.figures(of: [
            ClassFixture.learner("ann", [stage(.notBelieved)]),
            ClassFixture.learner("ben", [stage(nil)]),
        ])
        XCTAssertEqual(doubtful.rows.map(\.attention), [[.notBelieved], []])
        let page = ClassPage(figures: doubtful, heading: ClassFixture.heading).text
        assertContains(page, "Results not trusted")
        assertContains(page, "results aren&#39;t trusted")
    }

    func testOtherFormatsShowInvalidSuites() {
        let texts = [nil, .notBelieved].map {
            JSONReporter.text(of: Fixture.report([stage($0)]))
        }
        assertContains(texts[0], #""believed" : true"#)
        assertContains(texts[1], #""believed" : false"#)
        assertContains(texts[1], #""status" : "failed""#)
    }
}
