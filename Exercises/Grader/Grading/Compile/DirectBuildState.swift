import FileSystem
import Foundation
import Processes
import Synchronization

/// How the compiler is called without the package manager, and whether that works.
package final class DirectBuildState: Sendable {
    private let state = Mutex(State())
    /// Whether programs can be linked without the package manager. Elsewhere, what the package manager has
    /// built is judged all the same.
    private let canLink: Bool

    private struct State {
        var commands: Result<CompilerCommands, DirectBuildProblem>?
        /// Why stages can't be built so, where the commands are known.
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

    /// The commands of a toolchain, found out once and then kept on disk.
    func commands(
        toolchain: Toolchain, kit: Kit, machine: Machine
    ) throws -> Result<CompilerCommands, DirectBuildProblem> {
        if let known = state.withLock({ $0.commands }) { return known }
        let result = try find(toolchain: toolchain, kit: kit, machine: machine)
        state.withLock { $0.commands = result }
        return result
    }

    /// Notes that stages can't be built so after all. What was compiled is still looked into.
    func fail(_ problem: DirectBuildProblem) {
        state.withLock { $0.problem = problem }
    }

    /// Why it doesn't work; nil as far as is known that it does.
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

/// What stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// With the compiler itself if the workshop was tried with this version of Swift and that works, and
    /// with the package manager otherwise.
    case whatWorks = "auto"
    /// With the compiler itself, or not at all.
    case compiler
    /// With the package manager.
    case packageManager = "package-manager"

    /// Whether the compiler itself is called, if it can be.
    ///
    /// - Parameter wasTried: Whether the workshop was tried with this version of Swift.
    func callsCompiler(wasTried: Bool) -> Bool {
        switch self {
        case .whatWorks: wasTried
        case .compiler: true
        case .packageManager: false
        }
    }
}
