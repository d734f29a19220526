import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import KitTestHelpers
@testable import Reports

/// What is said of points by hand that may be a mistake.
final class OverrideRemarkTests: XCTestCase {
    private func remarks(
        _ learner: String, _ points: Double?, in stage: Stage.ID? = 1
    ) -> [OverrideRemark] {
        OverrideRemark.all(
            on: [PointsOverride(learner: learner, stage: stage, points: points, comment: "")],
            ClassPoints(stages: [shipped(1)]), learners: ["Ayu", "Jos\u{E9}"],
            wholeClass: ["Ayu", "Jos\u{E9}", "Zoe"])
    }

    func testPointsThatAreRightAreNotRemarkedOn() {
        XCTAssertEqual(remarks("Ayu", 25), [])
        XCTAssertEqual(remarks("Jose\u{301}", 1), [])
    }

    func testMistakes() {
        XCTAssertEqual(remarks("Ayuu", 1), [.nobody("Ayuu", nearest: "Ayu")])
        XCTAssertEqual(remarks("Zoe", 1), [.inAnotherPart("Zoe")])
        let more = PointsOverride(learner: "Ayu", stage: 1, points: 26, comment: "")
        XCTAssertEqual(remarks("Ayu", 26), [.more(more, possible: 25)])
        let other = PointsOverride(learner: "Ayu", stage: 2, points: 1, comment: "")
        XCTAssertEqual(
            OverrideRemark.all(
                on: [other], ClassPoints(stages: [shipped(1)]), learners: ["Ayu"],
                wholeClass: []), [.otherStage(other)])
        assertContains(
            ClassProgressText.describe(.nobody("Ayuu", nearest: "Ayu")), "Did you mean 'Ayu'?")
    }

    func testABonusAndAComment() {
        XCTAssertEqual(remarks("Ayu", nil), [])
        XCTAssertEqual(remarks("Ayu", 25, in: nil), [])
        let more = PointsOverride(learner: "Ayu", stage: nil, points: 26, comment: "")
        XCTAssertEqual(remarks("Ayu", 26, in: nil), [.more(more, possible: 25)])
        assertContains(
            ClassProgressText.describe(.more(more, possible: 25)),
            "26 points for 'Ayu' on the total are more\nthan the 25 that there are.")
    }

    func testAStageThatWasNotGraded() {
        let other = PointsOverride(learner: "Ayu", stage: 3, points: 1, comment: "")
        XCTAssertEqual(remarks("Ayu", 1, in: 3), [.otherStage(other)])
        assertContains(ClassProgressText.describe(.otherStage(other)), "in stage 3 isn't used")
    }
}
