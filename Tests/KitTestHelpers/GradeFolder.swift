import Catalog

@testable import FileSystem
@testable import Grading

extension Grader {
    /// Reads the tree in a folder and grades these stages of it.
    func grade(
        _ folder: String, tree: Tree, stages: [Stage], progress: GradingProgress = .ignored
    ) throws -> Report {
        let submission = try Submission.read(folder, tree: tree, of: kit.workshop, files: .live)
        return try grade(submission, stages: stages, progress: progress)
    }
}
