import Advice
import Classroom
import FileSystem
import Foundation
import Grading
import Processes

/// The checks that the doctor runs on this machine, as closures.
struct Probes: Sendable {
    var files: Files
    var toolchain: @Sendable () throws -> Toolchain
    /// The possible paths of a test library's module, one of which is enough.
    var libraryPaths: @Sendable (_ library: String) throws -> [String]
    /// Why stages can't be built by calling the compiler directly; nil if they can.
    var quickBuildProblem: @Sendable () throws -> DirectBuildProblem?
    /// The free bytes on a folder's disk; nil if the system doesn't report them.
    var freeSpace: @Sendable (String) -> Int?
    /// The first system limit that is too low, and its value; nil if none is.
    var lowLimit: @Sendable () -> (SystemLimit, Int)?
    /// The sandbox of this system; throws `SandboxError` if there is no working one.
    var sandbox: @Sendable () throws -> Sandbox
    /// The absolute path of a program; nil if there is none.
    var program: @Sendable (_ name: String) -> String?

    static func live(_ machine: Machine, kit: Kit, identity: String) -> Probes {
        let libraries = TestLibraries(machine: machine)
        return Probes(
            files: machine.files,
            toolchain: { try Toolchain.find(on: machine) },
            libraryPaths: libraries.paths,
            quickBuildProblem: {
                let tools = GradingTools(
                    machine: machine, toolchain: try .find(on: machine),
                    identity: identity, advice: stageAdvice)
                return try Grader(kit: kit, tools: tools).directBuildProblem()
            },
            freeSpace: { folder in
                let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
                return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
            },
            lowLimit: { machine.lowLimit },
            sandbox: {
                try Sandbox.find(
                    on: machine, toolchain: try Toolchain.find(on: machine).folder(on: machine),
                    hidden: [])
            },
            program: { name in
                name == "bsdtar"
                    ? Unpacker.findProgram()
                    : findExecutable(name, path: machine.environment["PATH"])
            })
    }
}

/// Locates the toolchain's test libraries without compiling anything.
struct TestLibraries: Sendable {
    let machine: Machine

    /// The possible paths of a library's module.
    func paths(of library: String) throws -> [String] {
        #if os(macOS)
            return try platformPaths(of: library)
        #else
            return try runtimePaths(of: library)
        #endif
    }

    /// The paths that the compiler itself reports, because `swift` on the `PATH` may be a link or a wrapper.
    private func runtimePaths(of library: String) throws -> [String] {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            return []
        }
        let folders = try Toolchain(swift: swift, version: "").libraryFolders(on: machine)
        return folders.map { "\($0)/\(library).swiftmodule" }
    }

    /// The paths on macOS. Both libraries come with Xcode's platform, and Swift Testing also comes with the
    /// command line tools.
    private func platformPaths(of library: String) throws -> [String] {
        let platform = try output("xcrun", ["--show-sdk-platform-path"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let tools = "/Library/Developer/CommandLineTools"
        return ["\(platform)/Developer/Library", "\(tools)/Library/Developer"].map {
            "\($0)/Frameworks/\(library).framework"
        }
    }

    /// The output of a program; empty if the program doesn't exist or fails.
    private func output(_ program: String, _ arguments: [String]) throws -> String {
        guard let executable = findExecutable(program, path: machine.environment["PATH"]) else {
            return ""
        }
        let command = Command(
            executable: executable, arguments: arguments, environment: machine.environment,
            directory: "/")
        let (end, text) = try machine.processes.output(of: command)
        return end == .exited(0) ? text : ""
    }
}
