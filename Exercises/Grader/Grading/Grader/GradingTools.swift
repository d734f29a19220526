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
