import Catalog
import Grading
import Processes
import Reports
import TerminalKit

/// What each command works with.
struct CommandContext: Sendable {
    let invocation: Invocation
    let kit: Kit
    var machine: Machine
    let console: Console
    /// What tells this version of the grader from others.
    let identity: String
    /// What is to be done before a signal ends this process.
    var cleanup = CleanupHandlers()

    /// A grader for the toolchain of this machine.
    func makeGrader() throws -> Grader {
        Grader(
            kit: kit, machine: machine, toolchain: try .find(on: machine),
            limits: invocation.limits,
            identity: identity)
    }

    /// Grades a tree of the kit, telling of the progress on standard error.
    func grade(_ tree: Tree, stages numbers: [Int]) throws -> Report {
        let asked = stages.filter { numbers.isEmpty || numbers.contains($0.number) }
        return try makeGrader().grade(kit.root, tree: tree, stages: asked, progress: tell)
    }

    /// Lets the official suites hunt for the planted bugs.
    func huntWithOfficialSuites() throws -> [Int: QuestionRun.Outcome] {
        try makeGrader().huntWithOfficialSuites(progress: tell)
    }

    @Sendable private func tell(_ progress: GradingProgress) {
        console.error(ProgressText.describe(progress) + "\n")
    }
}
