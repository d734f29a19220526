import Catalog
import FileSystem
import Foundation
import Grading

/// What a learner is given hints for, and all hints that there are for it.
struct HintSubject: Sendable, Equatable {
    /// Names it in the memory.
    let id: String
    /// From a nudge to nearly the answer.
    let hints: [String]
    /// Whether it is a planted bug; else it is the exercise itself.
    let isBug: Bool

    /// What to do next in an exercise: its code, then the first bug that no test notices; nil where
    /// nothing is left.
    init?(of exercise: ExerciseState) {
        if !exercise.isGreen {
            id = exercise.exercise.id
            hints = exercise.exercise.hints
            isBug = false
        } else if let bug = exercise.unnoticedBugs.first {
            id = "bug:\(bug.id)"
            hints = bug.hints
            isBug = true
        } else {
            return nil
        }
    }
}

/// One hint of a subject, as it is shown.
struct Hint: Sendable, Equatable {
    let text: String
    /// From 1.
    let number: Int
    let count: Int
    /// Whether it was shown before, since there are no more.
    let isRepeated: Bool

    /// The hint that follows so many that were shown; nil where the subject has none.
    init?(of subject: HintSubject, after shown: Int) {
        guard let last = subject.hints.indices.last else { return nil }
        let index = min(shown, last)
        text = subject.hints[index]
        number = index + 1
        count = subject.hints.count
        isRepeated = shown > last
    }
}

/// Remembers how many hints of which subject were shown.
///
/// Losing it costs nothing but that hints start again, so a broken file counts as none.
struct HintMemory: Sendable {
    let path: String
    let files: Files

    init(kit: Kit, files: Files) {
        path = "\(kit.cache)/hints.json"
        self.files = files
    }

    /// How many hints of a subject were shown.
    func shown(_ subject: String) -> Int { max(0, all[subject] ?? 0) }

    func setShown(_ count: Int, of subject: String) throws {
        var counts = all
        counts[subject] = count
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        if files.kind(path) != .file { try files.remove(path) }
        try files.write(path, Array(try encoder.encode(counts)))
    }

    private var all: [String: Int] {
        guard let bytes = try? files.read(path) else { return [:] }
        return (try? JSONDecoder().decode([String: Int].self, from: Data(bytes))) ?? [:]
    }
}
