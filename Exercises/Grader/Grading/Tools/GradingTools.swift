import Foundation
import Processes

/// The tools that a grader uses to build and run on a machine.
package struct GradingTools: Sendable {
    package var machine: Machine
    package var toolchain: Toolchain
    /// The sandbox for tests; nil to run them with the permissions of this process.
    package var sandbox: Sandbox?
    /// The sandbox for builds; nil to build with the permissions of this process. No learner's code runs
    /// during a build.
    var buildSandbox: Sandbox?
    /// Distinguishes this version of the grader from others. A different version rebuilds everything.
    package let identity: String
    /// Derives advice for the learner from a report.
    var advice: StageAdvice
    /// Limits the number of simultaneous test processes, of all gradings that use these tools.
    var gate = ProcessGate()
    /// Allows as many simultaneous compilers as there are cores.
    let compilerGate = ProcessGate(width: ProcessInfo.processInfo.activeProcessorCount)
    /// How to call the compiler, if this was found out already; nil to find it out each time.
    var knownCommands: Result<CompilerCommands, DirectBuildProblem>?

    package init(
        machine: Machine, toolchain: Toolchain, sandbox: Sandbox? = nil,
        buildSandbox: Sandbox? = nil, identity: String = "", advice: @escaping StageAdvice
    ) {
        self.machine = machine
        self.toolchain = toolchain
        self.sandbox = sandbox
        self.buildSandbox = buildSandbox
        self.identity = identity
        self.advice = advice
    }

    /// The same tools, with learners' code in this system's sandbox, which hides the kit and these folders.
    ///
    /// - Parameter builds: Whether stages are also built in the sandbox.
    /// - Throws: `SandboxError` if there is no sandbox or it doesn't work.
    package func inSandbox(
        hiding folders: [String], builds: Bool, of kit: Kit
    ) throws -> GradingTools {
        let sandbox = try Sandbox.find(
            on: machine, toolchain: toolchain.folder, hidden: [kit.root] + folders)
        var tools = self
        // The toolchain on the path may be a link, or a program that isn't visible in the sandbox.
        tools.toolchain.swift = "\(toolchain.folder)/bin/swift"
        tools.sandbox = sandbox
        tools.buildSandbox = builds ? sandbox : nil
        return tools
    }

    /// How to call these tools' compiler without the package manager.
    ///
    /// - Throws: Errors of the machine, such as a full disk. Because of them, nothing is built unscreened.
    func commands(of kit: Kit) throws -> Result<CompilerCommands, DirectBuildProblem> {
        if let knownCommands { return knownCommands }
        do {
            return .success(try CompilerCommands.of(toolchain, kit: kit, machine: machine))
        } catch let problem as DirectBuildProblem {
            return .failure(problem)
        }
    }
}

/// The limits of a grading: for its test processes, for a stage and for a build.
package struct GradingLimits: Sendable, Equatable {
    /// The limits of a process that runs tests.
    package var test = Limits.ofTests
    /// The time limit for all tests of a stage together, for each question that leads to a verdict.
    package var stage = Limits.timeOfStage
    /// The time limit for tests on the learner's own code. It is short because no verdict depends on them.
    var onCode = Limits.timeOnCode
    /// The limits of a build.
    var build = Limits.ofBuilds

    /// The time limit for all tests of a stage together, for a question.
    func time(for question: Question) -> Duration {
        question == .ownTestsOnCode ? min(stage, onCode) : stage
    }

    package init(test: Limits = .ofTests) { self.test = test }
}

/// The default limits.
extension Limits {
    /// The limits of a process that runs tests: 10 seconds for a test, 2 GiB.
    package static let ofTests = Limits(
        timeout: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    /// The time limit for all tests of a stage: once for the official suite, and again for the learner's
    /// tests with all planted bugs.
    package static let timeOfStage = Duration.seconds(300)

    /// The time limit for a stage's learner tests on the learner's own code: enough for one or two that don't
    /// end.
    static let timeOnCode = Duration.seconds(20)

    /// The limits of a build, in which several compilers run at the same time.
    static let ofBuilds = Limits(total: .seconds(600), memory: 12 << 30)
}
