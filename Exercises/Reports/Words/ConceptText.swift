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
    let exercises: [String]

    /// The concepts of the bugs that are open, in the order of the first bug of each.
    ///
    /// - Parameter tests: The learner's own tests. One of an object's lifetime that is to be mended
    ///   tries it, and what to mend is said of the test.
    package static func all(
        of bugs: [BugResult], in stage: Stage, tests: [OwnTest] = []
    ) -> [OpenConcept] {
        let isMended = !tests.contains(where: \.isOfLifetime)
        return all(of: bugs, in: stage).filter { isMended || $0.concept != .lifetime }
    }

    private static func all(of bugs: [BugResult], in stage: Stage) -> [OpenConcept] {
        let known = bugs.compactMap { bug in
            StageWords.concept(of: bug, in: stage).map { (bug, $0) }
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

    /// `No test of yours tries a boundary: 3 bugs get past.`
    package var sentence: String {
        if noticed == 0 {
            let bugs = open == 1 ? "1 bug gets" : "\(open) bugs get"
            return
                "No test of yours \(concept.isSeen ? "checks" : "tries") \(concept.object): \(bugs) past."
        }
        return
            "Your tests \(concept.isSeen ? "check" : "try") \(concept.object), but not everywhere: \(open) of \(open + noticed) "
            + "bugs \(open == 1 ? "gets" : "get") past."
    }
}

extension Concept {
    /// Whether a test looks at it; it gives the others to the code.
    fileprivate var isSeen: Bool {
        switch self {
        case .parameters, .moment, .howOften, .unchanged, .state, .lifetime: true
        default: false
        }
    }

    /// Its words behind "tries" and "checks".
    fileprivate var object: String {
        switch self {
        case .nothingOrZero: "an input of nothing or zero"
        case .moreThanOne: "more than one at a time"
        default: title
        }
    }
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
