import Foundation
import Processes

/// The tools that a grader uses to build and run on a machine.
package struct GradingTools: Sendable {
    package var machine: Machine
    package var toolchain: Toolchain
    /// The sandbox for tests; nil to run them with the permissions of this process.
    package var sandbox: Sandbox?
    /// The sandbox for builds; nil to build with the permissions of this process. No learner's code
    /// runs during a build, so that is also safe.
    var buildSandbox: Sandbox?
    /// Identifies this version of the grader. Another version builds everything again.
    package let identity: String
    /// Derives a stage's advice for the learner from its report and its sources.
    var advice: StageAdvice
    /// Limits the number of simultaneous test processes in all gradings that use these tools.
    var gate = ProcessGate()
    /// Limits the number of simultaneous compilers to the number of cores.
    let compilerGate = ProcessGate(width: ProcessInfo.processInfo.activeProcessorCount)
    /// How to call the compiler, if that is already known; nil to find it out each time.
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

    /// Returns the same tools, but with this system's sandbox for learners' code. The sandbox hides
    /// the kit and the given folders.
    ///
    /// - Parameter builds: Whether stages are built in the sandbox as well.
    /// - Throws: `SandboxError` if there is no sandbox, or if it doesn't work.
    package func inSandbox(
        hiding folders: [String], builds: Bool, of kit: Kit
    ) throws -> GradingTools {
        let sandbox = try Sandbox.find(
            on: machine, toolchain: toolchain.folder, hidden: [kit.root] + folders)
        var tools = self
        // The `swift` on the path may be a link, or a program that isn't visible in the sandbox, so use the
        // toolchain's own `swift`.
        tools.toolchain.swift = "\(toolchain.folder)/bin/swift"
        tools.sandbox = sandbox
        tools.buildSandbox = builds ? sandbox : nil
        return tools
    }

    /// Returns how to call these tools' compiler without the package manager.
    ///
    /// - Throws: Errors of the machine, such as a full disk. Using the package manager because of
    ///   such an error would mean that the code isn't screened.
    func commands(of kit: Kit) throws -> Result<CompilerCommands, DirectBuildProblem> {
        if let knownCommands { return knownCommands }
        do {
            return .success(try machine.compilerCommands(of: toolchain, for: kit))
        } catch let problem as DirectBuildProblem {
            return .failure(problem)
        }
    }
}

/// The limits of a grading: for a process that runs tests, for all tests of a stage, and for a
/// build.
package struct GradingLimits: Sendable, Equatable {
    /// The limits of a process that runs tests.
    package var test = Limits.ofTests
    /// The time limit for all tests of a stage together. It applies to each question whose answer
    /// is a verdict.
    package var stage = Limits.timeOfStage
    /// The time limit for the learner's tests on the learner's own code. It is short because no
    /// verdict depends on the results.
    var onCode = Limits.timeOnCode
    /// The limits of a build.
    var build = Limits.ofBuilds

    /// Returns the time limit that this question sets for all tests of a stage together.
    func time(for question: Question) -> Duration {
        question == .ownTestsOnCode ? min(stage, onCode) : stage
    }

    package init(test: Limits = .ofTests) { self.test = test }
}

/// The default limits.
extension Limits {
    /// The limits of a process that runs tests: 10 seconds for each test, and 2 GiB of memory.
    package static let ofTests = Limits(
        timeout: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    /// The time limit for all tests of a stage together. It applies once to the official suite, and
    /// again to the learner's tests with all planted bugs.
    static let timeOfStage = Duration.seconds(300)

    /// The time limit for a stage's learner tests on the learner's own code. It is long enough
    /// even if one or two of these tests don't end.
    static let timeOnCode = Duration.seconds(20)

    /// The limits of a build, in which several compilers run at the same time.
    static let ofBuilds = Limits(total: .seconds(600), memory: 12 << 30)
}
