import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading

/// The list of points that an instructor gives by hand.
final class PointsOverrideTests: XCTestCase {
    func testALineForEach() throws {
        let list = try PointsOverride.list(
            Array(
                "Learner;Stage;Points;Comment\n\"Doe; Jane\";stage 2;12,5;\"ill; came late\"\n'=x;1;0;\n"
                    .utf8),
            of: .shipped)
        XCTAssertEqual(
            list,
            [
                PointsOverride(
                    learner: "Doe; Jane", stage: 2, points: 12.5, comment: "ill; came late"),
                PointsOverride(learner: "=x", stage: 1, points: 0, comment: ""),
            ])
        XCTAssertEqual(
            try PointsOverride.list(Array("learner,stage,points\nann,1,3\n".utf8), of: .shipped)
                .count, 1)
        XCTAssertEqual(try PointsOverride.list([], of: .shipped), [])
    }

    func testABonusOnTheTotalAndCommentsWithoutPoints() throws {
        let list = try PointsOverride.list(
            Array(
                "learner,stage,points,comment\nann,,2,\nbob,Total,1.5,x\nann,1,,good\ncem,total,,y\n"
                    .utf8), of: .shipped)
        XCTAssertEqual(
            list,
            [
                PointsOverride(learner: "ann", stage: nil, points: 2, comment: ""),
                PointsOverride(learner: "bob", stage: nil, points: 1.5, comment: "x"),
                PointsOverride(learner: "ann", stage: 1, points: nil, comment: "good"),
                PointsOverride(learner: "cem", stage: nil, points: nil, comment: "y"),
            ])
    }

    func testNamesThatDifferInHowAnAccentIsWrittenAreOnePerson() {
        let list = Array("learner,stage,points\nJos\u{E9},1,3\nJose\u{301},1,4\n".utf8)
        XCTAssertThrowsError(try PointsOverride.list(list, of: .shipped)) {
            XCTAssertEqual($0 as? ListProblem, .sameStage("Jos\u{E9}", line: 3))
        }
    }

    func testWhatIsWrongWithAList() {
        let head = "learner,stage,points,comment\n"
        for (text, problem) in [
            ("name,stage,points\n", ListProblem.noColumn("learner", of: PointsOverride.columns)),
            ("learner,stage\n", .noColumn("points", of: PointsOverride.columns)),
            ("\(head)ann,1,3,\n,1,3,\n", .noLearner(line: 3)),
            ("\(head)ann,9,3,\n", .noStage("9", line: 2)),
            ("\(head)ann,totals,3,\n", .noStage("totals", line: 2)),
            ("\(head)ann,1,,\n", .noPoints("", line: 2)),
            ("\(head)ann,total,-1,late\n", .noPoints("-1", line: 2)),
            ("\(head)ann,,1,\nann,total,2,\n", .sameStage("ann", line: 3)),
            ("\(head)ann,1,much,\n", .noPoints("much", line: 2)),
            ("\(head)ann,1,-1,\n", .noPoints("-1", line: 2)),
            ("\(head)ann,1,nan,\n", .noPoints("nan", line: 2)),
            ("\(head)ann,1,1,\nann,stage 1,2,\n", .sameStage("ann", line: 3)),
            // An editor has saved one half.
            ("\(head)ann,1,1,\"Two arch\nbob,2,2,\n", .openQuote(line: 2)),
        ] {
            XCTAssertThrowsError(try PointsOverride.list(Array(text.utf8), of: .shipped), text) {
                XCTAssertEqual($0 as? ListProblem, problem, text)
            }
        }
    }
}
