import Advice
import Catalog
import FileSystem
import Foundation
import Grading
import Processes
import Reports
import TerminalKit

/// Everything that a command works with: the kit, the machine, the command line and the console.
struct CommandContext: Sendable {
    let invocation: Invocation
    let kit: Kit
    var machine: Machine
    let console: Console
    /// The version of the grader. A verdict is only reused by the same version.
    let identity: String
    /// The cleanup steps to run before a signal ends this process.
    var cleanup = CleanupHandlers()

    /// The style of printed results.
    var style: Style { Style(usesColor: console.usesColor) }

    var options: Options { invocation.options }

    /// A grader that uses this machine's toolchain. It keeps verdicts beside its workspaces, and runs tests
    /// in a sandbox if there is one, because learners also run code that they got from others.
    func makeGrader() throws -> Grader {
        var tools = try gradingTools()
        // Everything else works without a sandbox.
        if !options.isWithoutSandbox,
            let inside = try? tools.inSandbox(hiding: [], builds: false, of: kit)
        {
            tools = inside
        }
        return try Grader(kit: kit, tools: tools, limits: options.limits).keepingVerdicts()
    }

    /// The tools that build and run tests, without a sandbox.
    func gradingTools() throws -> GradingTools {
        GradingTools(
            machine: machine, toolchain: try machine.findToolchain(for: kit), identity: identity,
            advice: stageAdvice)
    }

    /// The tools that build and run code that isn't trusted, in a sandbox unless the user opted out.
    func sandboxedTools(hiding folders: [String] = []) throws -> GradingTools {
        let tools = try gradingTools()
        return options.isWithoutSandbox
            ? tools : try tools.inSandbox(hiding: folders, builds: true, of: kit)
    }

    /// The absolute path of a file or folder that the user named.
    func absolute(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }

    /// Reads a tree of the kit. For `Finished`, reads the versions of the tests in the given test library.
    func read(_ tree: Tree, testsIn library: TestLibrary = .xctest) throws -> Submission {
        try Submission.read(
            kit.root, tree: tree, of: kit.workshop, files: machine.files, testsIn: library)
    }

    /// The stages to grade: the stages named on the command line and those of the named exercises. If none
    /// was named, all that count for points and the encores that were started; no encores count as started if
    /// the submission can't be read.
    func stagesAsked(of submission: Submission?) -> [Stage] {
        let ofExercises = invocation.exercises.compactMap(kit.workshop.stage(ofExercise:)).map(\.id)
        let named = invocation.stages + ofExercises
        guard named.isEmpty else { return kit.workshop.stages(named) }
        return kit.workshop.stages.filter { !$0.isEncore || submission?.hasBegun($0) == true }
    }

    /// Grades the tree and the stages that were requested.
    func grade() throws -> Report {
        let submission = try read(options.tree)
        return try grade(submission, stagesAsked(of: submission))
    }

    /// Grades stages of a tree and reports the progress on standard error.
    func grade(_ submission: Submission, _ stages: [Stage]) throws -> Report {
        let grader = try makeGrader()
        beginProgress(on: stages)
        defer { endProgress() }
        let report = try grader.grade(
            submission, stages: stages, alsoOnCode: true,
            progress: progress.silent(about: stages.filter { !submission.hasBegun($0) }))
        // If the numbers of shown hints can't be saved, the hints continue where they were, which is no
        // reason to stop the grading.
        if report.tree == .starter { try? memory.startOver(after: report) }
        return report
    }

    /// Reports progress on standard error. On a terminal, each message replaces the previous one, unless that
    /// one is worth keeping. A log gets only the messages that are worth keeping.
    var progress: GradingProgress {
        GradingProgress { [self] event in
            guard let text = ProgressText.describe(event) else { return }
            showProgress(text, isKept: ProgressText.isWorthKeeping(event))
        }
    }

    /// Shows a line of progress, which the next one replaces on a terminal unless it is kept.
    func showProgress(_ text: String, isKept: Bool) {
        if console.redraws {
            console.error(Self.newLine + text + (isKept ? "\n" : ""))
        } else if isKept {
            console.error("\(text)\n")
        }
    }

    /// Says which stages are graded.
    func beginProgress(on stages: [Stage]) {
        showProgress(ProgressText.grading(stages), isKept: !console.redraws)
    }

    func endProgress() {
        if console.redraws { console.error(Self.newLine) }
    }

    /// Moves to the beginning of the line and clears it.
    private static let newLine = "\r\u{1B}[2K"
}

extension GradingProgress {
    /// The same progress without the lasting events about these stages: the counts of their official tests,
    /// and their slow tests.
    func silent(about stages: [Stage]) -> GradingProgress {
        guard !stages.isEmpty else { return self }
        let modules = stages.flatMap { [$0.suiteModule, $0.ownTestsModule] }
        return GradingProgress { [send] event in
            switch event {
            case .ran(let id, _, _) where stages.contains { $0.id == id }: break
            case .slow(let slow) where modules.contains { slow.test.hasPrefix("\($0).") }: break
            default: send(event)
            }
        }
    }
}
