import FileSystem
import Foundation
import Processes
import Synchronization

/// Knows how to call the compiler without the package manager, and whether that works.
package final class DirectBuildState: Sendable {
    private let state = Mutex(State())
    /// Whether programs can be linked without the package manager. If not, what the package manager builds is
    /// still judged.
    private let canLink: Bool

    private struct State {
        var commands: Result<CompilerCommands, DirectBuildProblem>?
        /// Why stages can't be built this way, if the commands are known.
        var problem: DirectBuildProblem?
    }

    package convenience init() { self.init(canLink: Self.canLinkHere) }

    init(canLink: Bool) { self.canLink = canLink }

    private static var canLinkHere: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// Returns a toolchain's commands, which are determined once and then stored on disk.
    func commands(
        toolchain: Toolchain, kit: Kit, machine: Machine
    ) throws -> Result<CompilerCommands, DirectBuildProblem> {
        if let known = state.withLock({ $0.commands }) { return known }
        let result = try find(toolchain: toolchain, kit: kit, machine: machine)
        state.withLock { $0.commands = result }
        return result
    }

    /// Records that stages can't be built this way after all. Compiled code is still inspected.
    func fail(_ problem: DirectBuildProblem) {
        state.withLock { $0.problem = problem }
    }

    /// Why it doesn't work; nil if no problem is known.
    package var problem: DirectBuildProblem? {
        state.withLock { state in
            if case .failure(let problem)? = state.commands { return problem }
            return state.problem ?? (canLink ? nil : .system)
        }
    }

    private func find(
        toolchain: Toolchain, kit: Kit, machine: Machine
    ) throws -> Result<CompilerCommands, DirectBuildProblem> {
        let path = "\(kit.shared)/commands.json"
        let key = "\(toolchain.swift) \(toolchain.version)\(canLink ? "" : ", to judge")"
        if let bytes = try? machine.files.read(path),
            let entry = try? JSONDecoder().decode(Entry.self, from: Data(bytes)),
            entry.key == key, let compiler = entry.commands.compile.first,
            CompilerCommands.identity(of: compiler, machine.files) == entry.commands.compiler
        {
            return .success(entry.commands)
        }
        let scratch = "\(kit.shared)/commands-\(Secret.make())"
        try machine.files.makeFolder(scratch)
        defer { try? machine.files.remove(scratch) }
        do {
            let commands = try CompilerCommands.ask(
                toolchain: try toolchain.folder(on: machine), on: machine, scratch: scratch,
                links: canLink)
            let entry = try JSONEncoder().encode(Entry(key: key, commands: commands))
            try machine.files.write(path, Array(entry))
            return .success(commands)
        } catch let problem as DirectBuildProblem {
            return .failure(problem)
        }
    }

    private struct Entry: Codable {
        let key: String
        let commands: CompilerCommands
    }
}

/// The tool that stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// The compiler itself if the workshop was tested with this version of Swift and that works; otherwise
    /// the package manager.
    case whatWorks = "auto"
    /// The compiler itself; building fails if that doesn't work.
    case compiler
    /// The package manager.
    case packageManager = "package-manager"

    /// Whether the compiler is called directly, if possible.
    ///
    /// - Parameter wasTried: Whether the workshop was tested with this version of Swift.
    func callsCompiler(wasTried: Bool) -> Bool {
        switch self {
        case .whatWorks: wasTried
        case .compiler: true
        case .packageManager: false
        }
    }
}
