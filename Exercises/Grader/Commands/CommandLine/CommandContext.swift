import Advice
import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// The kit, the machine, the command line and the console: everything that a command works with.
package struct CommandContext: Sendable {
    package let invocation: Invocation
    package let kit: Kit
    package var machine: Machine
    package let console: Console
    /// The version of the grader. A verdict is reused by the same version only.
    package let identity: String
    /// The steps to do before a signal ends this process.
    package var cleanup = CleanupHandlers()

    /// How results are shown.
    var style: Style { Style(usesColor: console.usesColor) }

    /// A grader with the toolchain of this machine. It keeps verdicts beside its workspaces, and
    /// runs tests in a sandbox where there is one: learners run code that they have from others.
    ///
    /// - Parameter enoughTests: After this many tests that notice a bug, no others are run on it.
    package func makeGrader(
        _ options: GraderOptions = GraderOptions(), enoughTests: Int? = nil
    ) throws -> Grader {
        var tools = GradingTools(
            machine: machine, toolchain: try .find(on: machine),
            identity: identity, advice: stageAdvice)
        // Without a sandbox everything else works.
        if !options.isWithoutSandbox,
            let inside = try? tools.inSandbox(hiding: [], builds: false, of: kit)
        {
            tools = inside
        }
        return Grader(
            kit: kit, tools: tools, buildsWith: options.buildsWith, limits: options.limits,
            enoughTests: enoughTests
        ).keepingVerdicts()
    }

    /// The absolute path of a file or folder that the user has named.
    package func absolute(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }

    /// Reads a tree of the kit, with the own tests that it holds or those of a library.
    package func read(_ tree: Tree, testsIn library: TestLibrary = .xctest) throws -> Submission {
        try Submission.read(
            kit.root, tree: tree, of: kit.workshop, files: machine.files, testsIn: library)
    }

    /// The stages to grade: those that were named, and those of named exercises. Where none was
    /// named, those that make the points and the encores that were begun, which are none where the
    /// submission can't be read.
    package func stagesAsked(of submission: Submission?) -> [Stage] {
        let ofExercises = invocation.exercises.compactMap(kit.workshop.stage(ofExercise:)).map(\.id)
        let named = invocation.stages + ofExercises
        guard named.isEmpty else { return kit.workshop.stages(named) }
        return kit.workshop.stages.filter { !$0.isEncore || submission?.hasBegun($0) == true }
    }

    /// Grades the tree and the stages that were asked for.
    package func grade(_ options: GradingOptions) throws -> Report {
        let submission = try read(options.tree)
        return try grade(submission, stagesAsked(of: submission), options.grader)
    }

    /// Grades stages of a tree, telling of the progress on standard error.
    package func grade(
        _ submission: Submission, _ stages: [Stage], _ options: GraderOptions = GraderOptions()
    ) throws -> Report {
        defer { endProgress() }
        return try makeGrader(options).grade(
            submission, stages: stages, alsoOnCode: true,
            progress: progress.silent(about: stages.filter { !submission.hasBegun($0) }))
    }

    /// The progress as standard error tells it: on a terminal in one line that is drawn again and
    /// again, except for messages that are worth keeping.
    package var progress: GradingProgress {
        GradingProgress { [console] event in
            // In a log, there would be a line for each bug.
            if case .looked = event, !console.redraws { return }
            guard let text = ProgressText.describe(event) else { return }
            guard console.redraws else { return console.error("\(text)\n") }
            console.error(Self.newLine + text + (ProgressText.isWorthKeeping(event) ? "\n" : ""))
        }
    }

    package func endProgress() {
        if console.redraws { console.error(Self.newLine) }
    }

    /// Goes to the beginning of the line, and clears it.
    private static let newLine = "\r\u{1B}[2K"
}
