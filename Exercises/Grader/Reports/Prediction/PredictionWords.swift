import Catalog
import Grading

/// The words for a prediction of what given tests lack, and for how it compares with what the hunt found.
package enum PredictionWords {
    /// Sentences that put a prediction beside what the hunt found.
    package static func sentences(on comparison: PredictionComparison) -> [String] {
        let lacks = comparison.lacks
        return [
            "You said that the tests lack\(list(comparison.said)).",
            "The hunt found that, as they were given, they lack\(list(lacks)).",
            [
                verdict(on: comparison),
                // Where none is found, they are those that were named just now.
                comparison.found.isEmpty ? nil : part("Overlooked", comparison.overlooked),
                part("They have", comparison.had),
                part(
                    "Also worth a thought; no bug is planted for "
                        + (comparison.unasked.count == 1 ? "it" : "them"), comparison.unasked),
            ].compactMap(\.self).joined(separator: " "),
        ]
    }

    /// The ideas after a verb: ` nothing`, ` a boundary`, or `: a boundary, a failure`.
    package static func list(_ ideas: [Concept]) -> String {
        switch ideas.count {
        case 0: " nothing"
        case 1: " \(ideas[0].title)"
        default: ": \(names(ideas))"
        }
    }

    /// How to predict, for an exercise of which nothing was said.
    package static func invitation(_ exercise: Exercise) -> String {
        "To predict first what they lack: \(command(exercise))"
    }

    /// The command by which one predicts what the tests of an exercise lack.
    package static func command(_ exercise: Exercise) -> String {
        "swift run grade predict \(exercise.id)"
    }

    /// What a prediction is for, and what it isn't.
    package static let isNoMark = "It stays in this folder, and is never part of marks."

    private static func verdict(on comparison: PredictionComparison) -> String? {
        let (found, all) = (comparison.found.count, comparison.lacks.count)
        switch (found, all) {
        case (0, 0): return comparison.said.isEmpty ? "So you were right." : nil
        case (0, _): return "So you found none of them."
        case (1, 1): return "So you found it."
        case (2, 2): return "So you found both."
        case (all, _): return "So you found all \(all)."
        default: return "So you found \(found) of \(all)."
        }
    }

    private static func part(_ title: String, _ ideas: [Concept]) -> String? {
        ideas.isEmpty ? nil : "\(title): \(names(ideas))."
    }

    private static func names(_ ideas: [Concept]) -> String {
        ideas.map(\.title).joined(separator: ", ")
    }
}
