import XCTest

@testable import Catalog
@testable import Grading

/// The list of points that an instructor gives by hand.
final class PointsOverrideTests: XCTestCase {
    func testALineForEach() throws {
        let list = try PointsOverride.list(
            "Learner;Stage;Points;Comment\n\"Doe; Jane\";stage 2;12,5;\"ill; came late\"\n'=x;1;0;\n",
            of: .shipped)
        XCTAssertEqual(
            list,
            [
                PointsOverride(
                    learner: "Doe; Jane", stage: 2, points: 12.5, comment: "ill; came late"),
                PointsOverride(learner: "=x", stage: 1, points: 0, comment: ""),
            ])
        XCTAssertEqual(
            try PointsOverride.list("learner,stage,points\nann,1,3\n", of: .shipped).count, 1)
        XCTAssertEqual(try PointsOverride.list("", of: .shipped), [])
    }

    func testWhatIsWrongWithAList() {
        let head = "learner,stage,points,comment\n"
        for (text, problem) in [
            ("name,stage,points\n", PointsOverride.Problem.noColumn("learner")),
            ("learner,stage\n", .noColumn("points")),
            ("\(head)ann,1,3,\n,1,3,\n", .noLearner(line: 3)),
            ("\(head)ann,9,3,\n", .noStage("9", line: 2)),
            ("\(head)ann,,3,\n", .noStage("", line: 2)),
            ("\(head)ann,1,much,\n", .noPoints("much", line: 2)),
            ("\(head)ann,1,-1,\n", .noPoints("-1", line: 2)),
            ("\(head)ann,1,nan,\n", .noPoints("nan", line: 2)),
            ("\(head)ann,1,1,\nann,stage 1,2,\n", .twice("ann", line: 3)),
        ] {
            XCTAssertThrowsError(try PointsOverride.list(text, of: .shipped), text) {
                XCTAssertEqual($0 as? PointsOverride.Problem, problem, text)
            }
        }
    }
}
