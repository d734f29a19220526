import Catalog
import Foundation

/// Puts the files of own tests that are shipped in one library in the place of those of the other.
struct LibraryChange: Sendable {
    let library: TestLibrary
    let reset: Reset

    /// What was changed, and where the learner's versions are.
    struct Outcome {
        let changes: [Reset.Change]
        let backup: String
    }

    /// Changes these stages, and keeps the learner's versions.
    func apply(to stages: [OwnTestFiles], at time: Date) throws -> Outcome {
        let changes = try changes(of: stages)
        let folder = reset.backupFolder(at: ResetText.folderName(time, in: .current))
        try reset.apply(changes, backup: folder)
        return Outcome(changes: changes, backup: folder)
    }

    private func changes(of stages: [OwnTestFiles]) throws -> [Reset.Change] {
        try stages.flatMap { $0.shipped(in: library) }.map { file in
            Reset.Change(
                path: file.path, current: file.current,
                shipped: try reset.shipped.read(library.shippedPath(of: file.path)))
        }.filter { $0.current != $0.shipped }
    }
}
