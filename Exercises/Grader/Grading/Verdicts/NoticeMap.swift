import Catalog

/// Which of a learner's own tests notice which planted bugs of a stage: a table of tests × bugs.
package struct NoticeMap: Sendable, Equatable {
    /// A row: a test that holds.
    package struct Test: Sendable, Equatable {
        package let test: OwnTest
        /// The bugs that it notices, by identifier, in the order of the columns.
        package let notices: [String]
        /// The names of the other tests that notice the same bugs; none for a test that notices nothing.
        package let sameAs: [String]
        /// Whether it is one of the tests that could all go without losing a bug.
        package let couldGo: Bool

        package var name: String { test.result.name }
    }

    /// A column: a planted bug.
    package struct Bug: Sendable, Equatable {
        package let planted: PlantedBug
        package let status: BugResult.Status
        /// The names of the tests that notice it, in the order of the rows.
        package let noticedBy: [String]

        package var id: String { planted.id }
        /// The one test that notices it; nil where there are several or none.
        package var hangsOn: String? { noticedBy.count == 1 ? noticedBy[0] : nil }
    }

    /// In the order of their source.
    package let tests: [Test]
    /// By exercise, then by idea, then in the order of the catalogue.
    package let bugs: [Bug]
}

extension NoticeMap {
    /// The map of a stage; nil where some tests weren't asked about some bugs.
    package init?(of report: OwnTestsReport, in stage: Stage) {
        guard report.isWhole else { return nil }
        let results = Dictionary(report.bugs.map { ($0.id, $0) }) { first, _ in first }
        let order = stage.exercises.flatMap { exercise in
            let planted = stage.bugs.filter { $0.exercise == exercise.id }
            return Concept.allCases.flatMap { idea in planted.filter { $0.concept == idea } }
        }
        bugs = order.compactMap { bug in
            results[bug.id].map {
                Bug(planted: bug, status: $0.status, noticedBy: $0.kills.map(\.test))
            }
        }
        let noticed = Dictionary(
            grouping: bugs.flatMap { bug in bug.noticedBy.map { (test: $0, bug: bug.id) } },
            by: \.test
        ).mapValues { $0.map(\.bug) }
        let names = report.validTests.map(\.result.name)
        let alike = Dictionary(grouping: names) { noticed[$0] ?? [] }
        let going = Set(report.testsThatCouldGo.map(\.result.name))
        tests = report.validTests.map { test in
            let name = test.result.name
            let notices = noticed[name] ?? []
            return Test(
                test: test, notices: notices,
                sameAs: notices.isEmpty ? [] : (alike[notices] ?? []).filter { $0 != name },
                couldGo: going.contains(name))
        }
    }

    /// The map of one exercise: its bugs, its own tests, and the tests of others that notice one of them.
    package func part(of exercise: ExerciseState) -> NoticeMap {
        let columns = bugs.filter { $0.planted.exercise == exercise.exercise.id }
        let ids = Set(columns.map(\.id))
        let own = Set(exercise.ownTests.map(\.result.name))
        return NoticeMap(
            tests: tests.filter { own.contains($0.name) || !ids.isDisjoint(with: $0.notices) },
            bugs: columns)
    }

    /// The bugs that only one test notices.
    package var hanging: [Bug] { bugs.filter { $0.hangsOn != nil } }

    /// The bugs that no test notices.
    package var unnoticed: [Bug] { bugs.filter { $0.noticedBy.isEmpty } }

    /// The tests that could all go without losing a bug.
    package var couldGo: [Test] { tests.filter(\.couldGo) }

    /// The tests that notice no bug at all.
    package var idle: [Test] { tests.filter { $0.notices.isEmpty } }

    /// Tests that notice the same bugs, each group of two or more in the order of its first test.
    package var alike: [[Test]] {
        var groups: [[Test]] = []
        for test in tests where !test.sameAs.isEmpty {
            if let index = groups.firstIndex(where: { $0[0].notices == test.notices }) {
                groups[index].append(test)
            } else {
                groups.append([test])
            }
        }
        return groups.filter { $0.count > 1 }
    }
}
