import FileSystem
import Foundation
import Grading

/// A learner's progress through the hints of a subject.
struct HintProgress: Codable, Equatable {
    /// The number of hints shown.
    var shown = 0
    /// The digest of the learner's tests when the last hint was shown.
    var tests: String?

    /// Whether the bug itself may be shown: all its hints have been shown, and the learner's tests have
    /// changed since the last one.
    func showsBug(of subject: HintSubject, tests now: String) -> Bool {
        guard subject.kind == .bug, shown >= subject.hints.count, let tests else { return false }
        return tests != now
    }
}

/// Remembers how many hints of each subject were shown, and the learner's other choices.
///
/// If this file is lost, hints only start again, so a damaged file is treated as empty.
struct HintMemory: Sendable {
    let path: String
    let files: Files

    init(kit: Kit, files: Files) {
        path = "\(kit.cache)/hints.json"
        self.files = files
    }

    func shown(_ subject: String) -> Int { progress(subject).shown }

    /// The number of hints shown for each subject. The welcome of `grade watch` and the choice to write code
    /// first are each stored as one hint.
    var allShown: [String: Int] { all.mapValues(\.shown).filter { $0.value > 0 } }

    func progress(_ subject: String) -> HintProgress {
        var progress = all[subject] ?? HintProgress()
        progress.shown = max(0, progress.shown)
        return progress
    }

    /// Records that this many hints were shown.
    ///
    /// - Parameter tests: The digest of the learner's tests.
    func setShown(_ count: Int, of subject: String, tests: String? = nil) throws {
        try set([subject: HintProgress(shown: count, tests: tests)])
    }

    /// Hides the hints for files that the learner has reset to the shipped version.
    func startOver(after report: Report) throws {
        let changes = HintReset.changes(after: report, shown: allShown)
        if !changes.isEmpty { try set(changes.mapValues { HintProgress(shown: $0) }) }
    }

    private func set(_ changes: [String: HintProgress]) throws {
        let all = all.merging(changes) { $1 }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        if files.kind(path) != .file { try files.remove(path) }
        try files.write(path, Array(try encoder.encode(all)))
    }

    /// The subject that stores the choice to write the code before any test. Its count is 1 if the
    /// learner made that choice.
    static let codeFirst = "watch:code-first"

    /// Whether the learner chose to write the code before any test.
    var isCodeFirst: Bool { shown(Self.codeFirst) > 0 }

    private var all: [String: HintProgress] {
        guard let bytes = try? files.read(path) else { return [:] }
        return (try? JSONDecoder().decode([String: HintProgress].self, from: Data(bytes))) ?? [:]
    }
}

extension CommandContext {
    /// The hints that the learner has seen, and the learner's choices.
    var memory: HintMemory { HintMemory(kit: kit, files: machine.files) }
}
