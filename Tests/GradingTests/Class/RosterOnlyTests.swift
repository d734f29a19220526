import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers

/// Who of a class is meant by names that were typed.
final class RosterOnlyTests: XCTestCase {
    private let roster: Roster = {
        let pair = [
            Roster.Entry(learner: "Ayu", path: "/s/pair.zip", partners: ["Bo"]),
            Roster.Entry(learner: "Bo", path: "/s/pair.zip", partners: ["Ayu"]),
        ]
        return Roster(
            entries: pair + [
                .init(learner: "Doe, Jane", path: "/s/doejane_12_3_a.zip"),
                .init(learner: "Jos\u{E9}", path: "/s/Jose\u{301}"),
                .init(learner: "Doe", path: "/s/x"), .init(learner: "x", path: "/s/y"),
            ])
    }()

    private func only(_ words: String...) -> [String] {
        roster.only(words).entries.map(\.learner)
    }

    func testTheNameOfTheLearnerOrOfTheFolder() {
        XCTAssertEqual(only("Jose\u{301}"), ["Jos\u{E9}"])
        XCTAssertEqual(only("doejane_12_3_a.zip"), ["Doe, Jane"])
        XCTAssertEqual(only("x"), ["x"], "a learner comes before a folder")
        XCTAssertEqual(only("y"), ["x"])
    }

    func testSeveralInTheOrderOfTheReports() {
        XCTAssertEqual(only("x, Jos\u{E9}", "Doe"), ["Doe", "Jos\u{E9}", "x"])
        XCTAssertEqual(only("Doe, Jane"), ["Doe, Jane"], "a name may have a comma")
        XCTAssertEqual(only("x,Doe, Jane,Doe"), ["Doe", "Doe, Jane", "x"])
        XCTAssertEqual(only("x,"), ["x"])
    }

    func testWhoWorksTogetherGoesTogether() {
        XCTAssertEqual(only("Bo"), ["Ayu", "Bo"])
        XCTAssertEqual(only("pair.zip"), ["Ayu", "Bo"])
    }

    func testNamesThatNobodyHasAreKept() {
        XCTAssertEqual(roster.only(["x,Jan,Ay"]).unknown, ["Jan", "Ay"])
        XCTAssertEqual(roster.only(["x"]).unknown, [])
    }
}
