import Advice
import Classroom
import FileSystem
import Foundation
import Grading
import Processes

/// The questions that the doctor asks about this machine.
struct Probes: Sendable {
    var files: Files
    var toolchain: @Sendable () throws -> Toolchain
    /// The paths at which a test library's module may be. One of them is enough.
    var libraryPaths: @Sendable (_ library: String) throws -> [String]
    /// Why stages can't be built with the compiler itself; nil where they can.
    var quickBuildProblem: @Sendable () throws -> DirectBuildProblem?
    /// The bytes that are free on the disk of a folder; nil where the system doesn't tell.
    var freeSpace: @Sendable (String) -> Int?
    /// The first limit of the system that is too low, and what it is; nil if none is.
    var lowLimit: @Sendable () -> (SystemLimit, Int)?
    /// The sandbox of this system; throws `SandboxError` where there is none that works.
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

/// Finds out where the toolchain has its test libraries, without compiling anything.
struct TestLibraries: Sendable {
    let machine: Machine

    /// The paths that a library's module may have.
    func paths(of library: String) throws -> [String] {
        #if os(macOS)
            return try platformPaths(of: library)
        #else
            return try runtimePaths(of: library)
        #endif
    }

    /// The paths that the compiler itself tells, since `swift` on the `PATH` may be a link or a
    /// wrapper.
    private func runtimePaths(of library: String) throws -> [String] {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            return []
        }
        let folders = try Toolchain(swift: swift, version: "").libraryFolders(on: machine)
        return folders.map { "\($0)/\(library).swiftmodule" }
    }

    /// The paths on macOS: both libraries come with Xcode's platform, and Swift Testing with the
    /// command line tools, too.
    private func platformPaths(of library: String) throws -> [String] {
        let platform = try output("xcrun", ["--show-sdk-platform-path"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let tools = "/Library/Developer/CommandLineTools"
        return ["\(platform)/Developer/Library", "\(tools)/Library/Developer"].map {
            "\($0)/Frameworks/\(library).framework"
        }
    }

    /// The output of a program; empty where the program isn't there or doesn't work.
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
