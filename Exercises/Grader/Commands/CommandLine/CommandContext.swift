import Advice
import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// Everything that a command works with: the kit, the machine, the command line and the console.
package struct CommandContext: Sendable {
    package let invocation: Invocation
    package let kit: Kit
    package var machine: Machine
    package let console: Console
    /// The version of the grader. A verdict is only reused by the same version.
    package let identity: String
    /// The cleanup steps to run before a signal ends this process.
    package var cleanup = CleanupHandlers()

    /// The style of printed results.
    var style: Style { Style(usesColor: console.usesColor) }

    /// A grader that uses this machine's toolchain. It keeps verdicts beside its workspaces, and runs tests
    /// in a sandbox if there is one, because learners also run code that they got from others.
    package func makeGrader(_ options: GraderOptions = GraderOptions()) throws -> Grader {
        var tools = GradingTools(
            machine: machine, toolchain: try .find(on: machine),
            identity: identity, advice: stageAdvice)
        // Everything else works without a sandbox.
        if !options.isWithoutSandbox,
            let inside = try? tools.inSandbox(hiding: [], builds: false, of: kit)
        {
            tools = inside
        }
        return Grader(
            kit: kit, tools: tools, buildsWith: options.buildsWith, limits: options.limits
        ).keepingVerdicts()
    }

    /// The absolute path of a file or folder that the user named.
    package func absolute(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }

    /// Reads a tree of the kit, with the tests that it contains or, for `Finished`, the versions in a test
    /// library.
    package func read(_ tree: Tree, testsIn library: TestLibrary = .xctest) throws -> Submission {
        try Submission.read(
            kit.root, tree: tree, of: kit.workshop, files: machine.files, testsIn: library)
    }

    /// The stages to grade: the stages named on the command line and those of the named exercises. If none
    /// was named, all that count for points and the encores that were started; no encores count as started if
    /// the submission can't be read.
    package func stagesAsked(of submission: Submission?) -> [Stage] {
        let ofExercises = invocation.exercises.compactMap(kit.workshop.stage(ofExercise:)).map(\.id)
        let named = invocation.stages + ofExercises
        guard named.isEmpty else { return kit.workshop.stages(named) }
        return kit.workshop.stages.filter { !$0.isEncore || submission?.hasBegun($0) == true }
    }

    /// Grades the tree and the stages that were requested.
    package func grade(_ options: GradingOptions) throws -> Report {
        let submission = try read(options.tree)
        return try grade(submission, stagesAsked(of: submission), options.grader)
    }

    /// Grades stages of a tree and reports the progress on standard error.
    package func grade(
        _ submission: Submission, _ stages: [Stage], _ options: GraderOptions = GraderOptions()
    ) throws -> Report {
        defer { endProgress() }
        return try makeGrader(options).grade(
            submission, stages: stages, alsoOnCode: true,
            progress: progress.silent(about: stages.filter { !submission.hasBegun($0) }))
    }

    /// Progress reporting on standard error: on a terminal in one line that is redrawn, except for messages
    /// that are worth keeping.
    package var progress: GradingProgress {
        GradingProgress { [console] event in
            // A log would get a line for each bug.
            if case .looked = event, !console.redraws { return }
            guard let text = ProgressText.describe(event) else { return }
            guard console.redraws else { return console.error("\(text)\n") }
            console.error(Self.newLine + text + (ProgressText.isWorthKeeping(event) ? "\n" : ""))
        }
    }

    package func endProgress() {
        if console.redraws { console.error(Self.newLine) }
    }

    /// Moves to the beginning of the line and clears it.
    private static let newLine = "\r\u{1B}[2K"
}
