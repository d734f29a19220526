import Foundation
import Processes

/// What a grader builds and runs with on a machine.
package struct GradingTools: Sendable {
    package var machine: Machine
    package var toolchain: Toolchain
    /// What tests run in; nil to run them with the rights of this process.
    package var sandbox: Sandbox?
    /// What stages are built in; nil to build with the rights of this process. No learner's code runs while
    /// stages are built.
    var buildSandbox: Sandbox?
    /// What tells this version of the grader from others: another one makes everything anew.
    package let identity: String
    /// Finds what a report means for the learner.
    var advice: StageAdvice
    let shared: Shared

    /// What all gradings with these tools share, however many go on at a time.
    package final class Shared: Sendable {
        /// Lets in a few test processes at a time.
        let gate: ProcessGate
        /// Lets in as many compilers as there are cores.
        let compilerGate = ProcessGate(width: ProcessInfo.processInfo.activeProcessorCount)
        /// How the compiler is called, once that is known.
        let directBuild: DirectBuildState

        init(gate: ProcessGate, directBuild: DirectBuildState = DirectBuildState()) {
            self.gate = gate
            self.directBuild = directBuild
        }

        package convenience init() { self.init(gate: ProcessGate()) }
    }

    package init(
        machine: Machine, toolchain: Toolchain, sandbox: Sandbox? = nil,
        buildSandbox: Sandbox? = nil, identity: String = "", advice: @escaping StageAdvice,
        shared: Shared = Shared()
    ) {
        self.machine = machine
        self.toolchain = toolchain
        self.sandbox = sandbox
        self.buildSandbox = buildSandbox
        self.identity = identity
        self.advice = advice
        self.shared = shared
    }

    /// The same tools, with learners' code in the sandbox of this system, where it sees neither the kit
    /// nor these folders.
    ///
    /// - Parameter builds: Whether stages are built in it, too: whose code it is isn't known then, and its
    ///   tests see no more than they may need.
    /// - Throws: `SandboxError` where there is none or where it doesn't work.
    package func inSandbox(
        hiding folders: [String], builds: Bool, of kit: Kit
    ) throws -> GradingTools {
        let folder =
            switch try commands(of: kit) {
            case .success(let commands): commands.toolchain
            case .failure: try toolchain.folder(on: machine)
            }
        let sandbox = try Sandbox.find(
            on: machine, toolchain: folder, hidden: [kit.root] + folders,
            libraries: builds ? libraries(toolchain: folder, of: kit) : nil)
        var tools = self
        // The one on the path may be a link or a program that can't be seen in the sandbox.
        tools.toolchain = Toolchain(swift: "\(folder)/bin/swift", version: toolchain.version)
        tools.sandbox = sandbox
        tools.buildSandbox = builds ? sandbox : nil
        return tools
    }

    /// All that tests of others may see of the system; nil where there is no such way.
    private func libraries(toolchain: String, of kit: Kit) throws -> Sandbox.Libraries? {
        #if os(Linux)
            try LibraryCopies(
                folder: "\(kit.cache)/libraries", toolchain: toolchain, machine: machine
            ).make()
        #else
            nil
        #endif
    }

    /// How the compiler of these tools is called without the package manager.
    func commands(of kit: Kit) throws -> Result<CompilerCommands, DirectBuildProblem> {
        try shared.directBuild.commands(toolchain: toolchain, kit: kit, machine: machine)
    }
}

/// The limits of a grading: of its test processes, of a stage and of a build.
package struct GradingLimits: Sendable, Equatable {
    /// The limits of a process that runs tests.
    package var test = Limits.ofTests
    /// What all tests of a stage may take together, for each question that gives a verdict.
    package var stage = Limits.timeOfStage
    /// What they may take on the learner's own code. No verdict depends on that, and nobody should wait for
    /// it long.
    var onCode = Limits.timeOnCode
    /// The limits of a build.
    var build = Limits.ofBuilds

    /// What all tests of a stage may take together for a question.
    func time(for question: Question) -> Duration {
        question == .ownTestsOnCode ? min(stage, onCode) : stage
    }

    package init(test: Limits = .ofTests) { self.test = test }
}

/// The limits that are used unless others are asked for.
extension Limits {
    /// The limits of a process that runs tests: 10 seconds for a test, 2 GiB.
    package static let ofTests = Limits(
        timeout: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    /// What all tests of a stage may take together, for the official suite and once more for the
    /// learner's own tests with all planted bugs.
    package static let timeOfStage = Duration.seconds(300)

    /// What a stage's own tests may take together on the learner's own code: enough for a test or two that
    /// don't end.
    static let timeOnCode = Duration.seconds(20)

    /// The limits of a build, in which several compilers run at a time.
    static let ofBuilds = Limits(total: .seconds(600), memory: 12 << 30)
}
