import Catalog
import FileSystem
import Grading

/// A planted bug as the learner is shown it: what it changes in the finished code.
struct BugDifference: Sendable, Equatable {
    /// The file of the finished code, relative to the repository.
    let path: String
    let diff: UnifiedDiff

    init(of bug: PlantedBug, in stage: Stage, kit: Kit, files: Files) throws(FileError) {
        path = "\(Tree.finished.modulePath(stage))/\(bug.file)"
        let source = String(decoding: try files.read(kit.path(path)), as: UTF8.self)
        diff = UnifiedDiff(
            Array(source.utf8), Array(source.replacing(bug.find, with: bug.replace).utf8))
    }
}
