import FileSystem
import Foundation
import Grading

/// How far a learner has come with the hints of a subject.
struct HintProgress: Codable, Equatable {
    /// How many hints were shown.
    var shown = 0
    /// The digest of the learner's own tests as they were when the last hint was shown.
    var tests: String?

    /// Whether the bug itself may be shown: its hints are used up, and the tests have changed
    /// since, which didn't help.
    func showsBug(of subject: HintSubject, tests now: String) -> Bool {
        guard subject.kind == .bug, shown >= subject.hints.count, let tests else { return false }
        return tests != now
    }
}

/// Remembers how many hints of which subject were shown, and what else a learner has chosen.
///
/// Losing the memory only makes hints start again, so a broken file counts as none.
struct HintMemory: Sendable {
    let path: String
    let files: Files

    init(kit: Kit, files: Files) {
        path = "\(kit.cache)/hints.json"
        self.files = files
    }

    func shown(_ subject: String) -> Int { progress(subject).shown }

    /// How many hints were shown of each subject. The welcome of watch counts as one, and so does the wish to write
    /// code first.
    var allShown: [String: Int] { all.mapValues(\.shown).filter { $0.value > 0 } }

    func progress(_ subject: String) -> HintProgress {
        var progress = all[subject] ?? HintProgress()
        progress.shown = max(0, progress.shown)
        return progress
    }

    /// Remembers that this many hints were shown.
    ///
    /// - Parameter tests: The digest of the learner's own tests.
    func setShown(_ count: Int, of subject: String, tests: String? = nil) throws {
        var all = all
        all[subject] = HintProgress(shown: count, tests: tests)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        if files.kind(path) != .file { try files.remove(path) }
        try files.write(path, Array(try encoder.encode(all)))
    }

    /// The subject of the choice to write the code before any test: it counts 1 where that was chosen.
    static let codeFirst = "watch:code-first"

    /// Whether the learner would rather write the code before any test.
    var isCodeFirst: Bool { shown(Self.codeFirst) > 0 }

    private var all: [String: HintProgress] {
        guard let bytes = try? files.read(path) else { return [:] }
        return (try? JSONDecoder().decode([String: HintProgress].self, from: Data(bytes))) ?? [:]
    }
}

extension CommandContext {
    /// What the learner was shown and has chosen.
    var memory: HintMemory { HintMemory(kit: kit, files: machine.files) }
}
