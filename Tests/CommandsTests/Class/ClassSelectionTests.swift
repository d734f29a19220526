import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Who is graded where only some are asked for, and what the reports have of the others.
final class ClassSelectionTests: XCTestCase {
    private let whole: Roster = {
        let gone = Roster.Entry(learner: "mia", path: nil)
        return Roster(
            entries: ["ann", "bob", "cem"].map { .init(learner: $0, path: "/s/\($0)") } + [gone])
    }()

    private func selection(_ names: [String], in roster: Roster? = nil) throws -> ClassSelection {
        try ClassSelection(names, in: roster ?? whole, of: whole)
    }

    func testEverybodyWhereNobodyIsNamed() throws {
        XCTAssertEqual(try selection([]).graded.entries, whole.entries)
    }

    func testANameThatNobodyHasAndOneOfAnotherPart() throws {
        XCTAssertThrowsError(try selection(["anm"])) {
            guard case .unknownName("anm", "--only", "ann", _)? = $0 as? UsageError else {
                return XCTFail("\($0)")
            }
        }
        XCTAssertThrowsError(try selection(["ann"], in: whole.keeping([whole.entries[1]]))) {
            guard case .badValue("--only", "ann", _)? = $0 as? UsageError else {
                return XCTFail("\($0)")
            }
        }
    }

    func testTheOthersKeepTheirResultsAndNobodyIsDropped() throws {
        let fake = FakeFiles([:])
        let store = ResultStore(reports: "/r", files: fake.files, workshop: .shipped)
        let kept = LearnerResult(learner: "bob", verdict: .notGraded(.notAFolder))
        let missing = LearnerResult(learner: "cem", verdict: .notGraded(.notHandedIn))
        for result in [kept, missing] {
            try store.keep(
                ResultStore.Entry(key: VerdictKey(conditions: "1", contents: ""), result: result))
        }
        let selection = try selection(["ann"])
        let standIns = selection.standIns(for: store)
        XCTAssertNil(standIns["ann"], "that one is graded")
        XCTAssertNil(standIns["bob"])
        XCTAssertEqual(standIns["cem"]?.verdict, .notGraded(.notYet), "it has come since")
        XCTAssertEqual(standIns["mia"]?.verdict, .notGraded(.notHandedIn))
        XCTAssertEqual(selection.gradedOtherwise(than: "1", in: store), 0)
        XCTAssertEqual(selection.gradedOtherwise(than: "2", in: store), 1)
    }
}
