import Advice
import Classroom
import Grading
import Processes

/// The checks that the doctor runs on this machine, as closures.
struct Probes: Sendable {
    var toolchain: @Sendable () throws -> Toolchain
    /// Whether the toolchain has a test library.
    var hasLibrary: @Sendable (_ library: String) throws -> Bool
    /// Why stages can't be built by calling the compiler directly; nil if they can.
    var directBuildProblem: @Sendable () throws -> DirectBuildProblem?
    /// The first system limit that is too low, and its value; nil if none is.
    var lowLimit: @Sendable () -> (SystemLimit, Int)?
    /// The sandbox of this system; throws `SandboxError` if there is no working one.
    var sandbox: @Sendable () throws -> Sandbox
    /// The absolute path of the program that opens archives; nil if there is none.
    var unpacker: @Sendable () -> String?

    static func live(_ context: CommandContext) -> Probes {
        let machine = context.machine
        return Probes(
            toolchain: { try machine.findToolchain() },
            hasLibrary: { try has($0, on: machine) },
            directBuildProblem: {
                try Grader(kit: context.kit, tools: context.gradingTools()).directBuildProblem()
            },
            lowLimit: { machine.lowLimit },
            sandbox: {
                try Sandbox.find(
                    on: machine, toolchain: try machine.findToolchain().folder,
                    hidden: [])
            },
            unpacker: { Unpacker.findProgram() })
    }

    /// Whether the toolchain has a test library, without compiling anything.
    static func has(_ library: String, on machine: Machine) throws -> Bool {
        #if os(macOS)
            // Swift Testing comes with any toolchain, but XCTest only with Xcode.
            guard library == "XCTest",
                let xcrun = findExecutable("xcrun", path: machine.environment["PATH"])
            else { return true }
            let command = Command(
                executable: xcrun, arguments: ["--find", "xctest"],
                environment: machine.environment, directory: "/")
            return try machine.processes.output(of: command).end == .exited(0)
        #else
            return try machine.findToolchain().libraryFolders.contains {
                machine.files.kind("\($0)/\(library).swiftmodule") != nil
            }
        #endif
    }
}
