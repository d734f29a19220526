import Catalog
import Grading

/// Which of the model tests and official tests notice which planted bugs of an exercise: what shows
/// whether each bug earns its place.
///
/// A bug is *subsumed* by another one where every test that notices the other notices it, too: who
/// notices the other has nothing to learn from it.
struct BugMatrix {
    let stage: Stage
    let exercise: Exercise
    /// The valid tests that notice each bug, by the bug's identifier.
    private let noticing: [String: Set<Test>]
    /// The bugs that each test notices.
    private let noticed: [Test: Set<String>]

    /// The most bugs that an exercise may have: more is too much to read.
    static let mostBugs = 8

    /// A test in one of the pools.
    private struct Test: Hashable {
        let name: String
        /// Whether it is a model test, and not an official one.
        let isModel: Bool
    }

    /// - Parameters:
    ///   - models: What became of the model tests in each library, where all of them were asked about
    ///     each bug.
    ///   - official: The same of the official tests.
    init(
        of exercise: Exercise, in stage: Stage, models: [OwnTestsReport],
        official: [OwnTestsReport]
    ) {
        self.stage = stage
        self.exercise = exercise
        var noticing: [String: Set<Test>] = [:]
        var noticed: [Test: Set<String>] = [:]
        for (reports, isModel) in [(models, true), (official, false)] {
            for bug in reports.flatMap(\.bugs) where bug.exercise == exercise.id {
                for kill in bug.kills {
                    let test = Test(name: kill.test, isModel: isModel)
                    noticing[bug.id, default: []].insert(test)
                    noticed[test, default: []].insert(bug.id)
                }
            }
        }
        (self.noticing, self.noticed) = (noticing, noticed)
    }

    private var bugs: [PlantedBug] { stage.bugs.filter { $0.exercise == exercise.id } }

    /// The rules of the exercise in the order of the catalogue, with the bugs that break each.
    var rules: [Rule] {
        var rules: [Rule] = []
        for bug in bugs {
            let entry = Rule.Bug(id: bug.id, subsumedBy: subsuming(bug).map(\.id))
            if let index = rules.firstIndex(where: { $0.text == bug.rule }) {
                rules[index].bugs.append(entry)
            } else {
                rules.append(Rule(text: bug.rule, bugs: [entry]))
            }
        }
        return rules
    }

    /// A rule of an exercise.
    struct Rule: Equatable {
        /// The rule in a sentence.
        let text: String
        var bugs: [Bug]

        /// A planted bug that breaks the rule.
        struct Bug: Equatable {
            let id: String
            /// The bugs that no test notices without noticing this one.
            let subsumedBy: [String]
        }
    }

    /// What keeps bugs from earning their places.
    func defects() -> [Defect] {
        (bugs.count > Self.mostBugs
            ? [.tooManyBugs(exercise: exercise.id, count: bugs.count)] : [])
            + bugs.enumerated().flatMap { index, bug in
                defects(of: bug, before: Set(bugs.prefix(index).map(\.id)))
            }
    }

    private func defects(of bug: PlantedBug, before: Set<String>) -> [Defect] {
        // A bug that no test notices is another defect.
        guard let tests = noticing[bug.id] else { return [] }
        // Of two that are noticed by just the same tests, the second one can go.
        let other = subsuming(bug).first {
            $0.rule == bug.rule && (noticing[$0.id] != tests || before.contains($0.id))
        }
        let closest = tests.filter(\.isModel).compactMap { noticed[$0]?.count }.min()
        return (other.map { [.saysNoMore(bug: bug.id, than: $0.id)] } ?? [])
            + (closest.map { $0 > fewBugs } == true ? [.noTestOfItsOwn(bug: bug.id)] : [])
    }

    /// How many bugs a test notices at the most that is about one thing.
    private var fewBugs: Int { max(3, bugs.count / 2) }

    /// The bugs that subsume this one.
    private func subsuming(_ bug: PlantedBug) -> [PlantedBug] {
        guard let tests = noticing[bug.id] else { return [] }
        return bugs.filter { other in
            other.id != bug.id && noticing[other.id]?.isSubset(of: tests) == true
        }
    }
}
