import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers

/// Tests how learners' names are sorted in reports and turned into file names, and how a learner is
/// found by a typed name.
final class LearnerNamesTests: XCTestCase {
    func testNamesAreSortedAsPeopleExpect() {
        let long = String(repeating: "9", count: 30)
        for expected in [
            // Accents and case don't matter for the order, and 2 comes before 10.
            ["anna", "Emil", "émile", "eva", "oskar", "Otto", "Özgür", "Zoë"],
            ["team 1 b", "team 02", "team 2", "team 10"], ["a1", "a\(long)"],
            // Names that compare as equal still have a fixed order.
            ["Ann", "ann", "Zoe\u{308}", "Zo\u{EB}"],
        ] {
            let bytes = expected.map { Array($0.utf8) }
            for names in [expected, expected.reversed(), expected.sorted()] {
                let sorted = NameOrder.sorted(names) { $0 }
                XCTAssertEqual(sorted.map { Array($0.utf8) }, bytes)
            }
        }
    }

    func testNoTwoLearnersShareAFile() {
        let learners = ["ann", "Ann", "../x", "Zo\u{EB}", "Zoe\u{308}", "", "🦄"]
        let names = learners.map(LearnerFileName.of)
        XCTAssertEqual(Set(names).count, learners.count)
        for name in names { XCTAssertNotNil(name.wholeMatch(of: #/[0-9a-f]{32,}/#), name) }
        XCTAssertEqual(LearnerFileName.of("ann"), names[0])
    }

    func testALearnerIsFoundByATypedName() {
        let roster = Roster(entries: [
            .init(learner: "Ayu", path: "/s/pair.zip", partners: ["Bo"]),
            .init(learner: "Bo", path: "/s/pair.zip", partners: ["Ayu"]),
            .init(learner: "Doe, Jane", path: "/s/doejane_12_3_a.zip"),
            .init(learner: "Jos\u{E9}", path: "/s/Jose\u{301}"),
            .init(learner: "Doe", path: "/s/x"), .init(learner: "x", path: "/s/y"),
        ])
        for (name, learners) in [
            ("Jose\u{301}", ["Jos\u{E9}"]), ("doejane_12_3_a.zip", ["Doe, Jane"]),
            ("Doe, Jane", ["Doe, Jane"]), ("y", ["x"]), ("Jan", []),
            // The name of a learner takes precedence over the name of a folder. Learners who work
            // together are found together.
            ("x", ["x"]), ("Bo", ["Ayu", "Bo"]), ("pair.zip", ["Ayu", "Bo"]),
        ] {
            XCTAssertEqual(Set(roster.learners(called: name)), Set(learners), name)
        }
    }
}
