import Catalog
import Classroom
import FileSystem
import Grading
import Reports

/// Lays the work of a class out as JPlag wants it, a program that looks for similar code.
///
/// Only the stages' Swift files are in it. JPlag stops at a learner without the folder that it is
/// to compare, so everybody gets all folders.
struct JPlagFolder {
    /// The absolute path of the folder.
    let root: String
    let kit: Kit
    let files: Files

    /// The names of its three folders.
    static let (submissions, base, old) = ("submissions", "base", "old")

    /// Writes the folder.
    ///
    /// - Parameter read: Reads a learner's work.
    /// - Returns: How many learners have a folder.
    /// - Throws: `ClassError` where there is something in the folder already.
    func write(_ roster: Roster, read: (Roster.Entry) -> LearnerSubmission) throws -> Int {
        if files.kind(root) != nil, try files.names(root).isEmpty == false {
            throw ClassError.folderInUse(root)
        }
        var names = FeedbackNames()
        for entry in roster.entries {
            let name = names.name(for: entry.learner)
            try write(read(entry).files, to: "\(Self.submissions)/\(name)")
        }
        for (tree, folder) in [(Tree.starter, Self.base), (.finished, "\(Self.old)/Finished")] {
            let submission = try Submission.read(
                kit.root, tree: tree, of: kit.workshop, files: files)
            try write(submission.paths, to: folder)
        }
        return roster.entries.count
    }

    private func write(_ contents: [String: [UInt8]], to folder: String) throws {
        for stage in kit.workshop.stages {
            for path in [Tree.starter.modulePath(stage), Tree.starter.ownTestsPath(stage)] {
                try files.makeFolder("\(root)/\(folder)/\(path)")
            }
        }
        for (path, bytes) in contents { try files.write("\(root)/\(folder)/\(path)", bytes) }
    }
}
