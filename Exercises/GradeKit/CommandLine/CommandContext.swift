import Catalog
import TerminalKit

/// What each command works with.
struct CommandContext: Sendable {
    let invocation: Invocation
    let kit: Kit
    let grader: Grader
    let files: Files
    let console: Console
    /// What is to be done before a signal ends this process.
    var farewell = Farewell()

    /// Grades a tree of the kit, telling of the progress on standard error.
    func grade(_ tree: Tree, stages numbers: [Int]) throws -> Report {
        let asked = stages.filter { numbers.isEmpty || numbers.contains($0.number) }
        return try grader.grade(kit.root, tree: tree, stages: asked, progress: tell)
    }

    /// Lets the official suites hunt for the planted bugs.
    func huntWithOfficialSuites() throws -> [Int: QuestionRun.Outcome] {
        try grader.huntWithOfficialSuites(progress: tell)
    }

    @Sendable private func tell(_ progress: Progress) {
        console.error(ProgressText.describe(progress) + "\n")
    }
}
