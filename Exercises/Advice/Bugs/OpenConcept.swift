import Catalog
import Grading
import SwiftSource

/// A concept that tests don't cover yet: what there is of it in a stage or in an exercise.
package struct OpenConcept: Equatable {
    package let concept: Concept
    /// The bugs of this concept that nobody notices, and those that are noticed.
    let open: Int
    let noticed: Int
    /// The exercises of those that nobody notices.
    package let exercises: [String]

    /// The concepts of the bugs that are open, in the order of the first bug of each.
    ///
    /// - Parameter tests: The learner's own tests. One of an object's lifetime that is to be fixed
    ///   tries it, and what to fix is said of the test.
    package static func all(
        of bugs: [BugResult], in stage: Stage, tests: [OwnTest] = []
    ) -> [OpenConcept] {
        let isFixed = !tests.contains(where: \.isOfLifetime)
        return all(of: bugs, in: stage).filter { isFixed || $0.concept != .lifetime }
    }

    private static func all(of bugs: [BugResult], in stage: Stage) -> [OpenConcept] {
        let known = bugs.compactMap { bug in
            stage.concept(of: bug).map { (bug, $0) }
        }
        var order: [Concept] = []
        for (bug, concept) in known where bug.status != .killed && !order.contains(concept) {
            order.append(concept)
        }
        return order.map { concept in
            let all = known.filter { $0.1 == concept }.map(\.0)
            let open = all.filter { $0.status != .killed }
            let exercises = stage.exercises.map(\.id).filter { id in
                open.contains { $0.exercise == id }
            }
            return OpenConcept(
                concept: concept, open: open.count, noticed: all.count - open.count,
                exercises: exercises)
        }
    }

    /// `No test of yours notices a bug of this kind yet: a boundary (3 bugs).`
    ///
    /// What a test tries can't be told from here: only which bugs it notices.
    package var sentence: String {
        guard noticed > 0 else {
            let bugs = open == 1 ? "1 bug" : "\(open) bugs"
            return "No test of yours notices a bug of this kind yet: \(concept.title) (\(bugs))."
        }
        return
            "Your tests notice \(noticed) of \(open + noticed) bugs of this kind: \(concept.title)."
    }
}

extension OpenConcept {
    package var words: Finding.Words { .init(sentence, guide: concept.guide) }
}

extension OwnTest {
    /// Whether it fails since something still holds an object.
    fileprivate var isOfLifetime: Bool {
        switch weakness {
        case .cause(.isNotWeak)?, .cause(.isHeld)?, .cause(.isHeldSomewhere)?: !isValid
        default: false
        }
    }
}
