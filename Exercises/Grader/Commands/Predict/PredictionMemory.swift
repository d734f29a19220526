import Catalog
import FileSystem
import Foundation
import Grading
import Reports

/// Keeps what a learner has predicted of given tests, apart from all that is graded.
///
/// Losing it only means to predict again, so a broken file counts as none.
struct PredictionMemory: Sendable {
    let path: String
    let files: Files

    init(kit: Kit, files: Files) {
        path = "\(kit.cache)/predictions.json"
        self.files = files
    }

    /// All predictions. Ideas that the checklist doesn't have are left out: whoever said nothing else didn't
    /// say that nothing is lacking.
    var all: Predictions {
        Predictions(
            stored.compactMapValues { names in
                let ideas = Concept.allCases.filter { names.contains($0.rawValue) }
                return ideas.isEmpty && !names.isEmpty ? nil : ideas
            })
    }

    /// Keeps a prediction in the place of an earlier one.
    ///
    /// - Parameter ideas: The ideas that the tests lack; none where they lack nothing.
    func keep(_ ideas: [Concept], of exercise: String) throws {
        var stored = stored
        stored[exercise] = ideas.map(\.rawValue)
        try write(stored)
    }

    /// Forgets the predictions of these exercises; tells whether there was one.
    @discardableResult
    func forget(_ exercises: [String]) throws -> Bool {
        let left = stored.filter { !exercises.contains($0.key) }
        guard left.count < stored.count else { return false }
        try write(left)
        return true
    }

    private func write(_ stored: [String: [String]]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        if let kind = files.kind(path), kind != .file { try files.remove(path) }
        try files.write(path, Array(try encoder.encode(stored)))
    }

    private var stored: [String: [String]] {
        guard let bytes = try? files.read(path) else { return [:] }
        return (try? JSONDecoder().decode([String: [String]].self, from: Data(bytes))) ?? [:]
    }
}

extension CommandContext {
    /// What the learner has predicted; nil in a tree that isn't the learner's, where nobody is asked to.
    func predictions(on tree: Tree) -> Predictions? {
        tree == .starter ? PredictionMemory(kit: kit, files: machine.files).all : nil
    }
}
