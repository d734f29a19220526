import Catalog
import Processes

/// The tool that stages are built with.
package enum BuildWay: String, Sendable, CaseIterable {
    /// The compiler itself if the workshop was tested with this version of Swift and that works; otherwise
    /// the package manager.
    case whatWorks = "auto"
    /// The package manager.
    case packageManager = "package-manager"
}

extension Grader {
    /// Creates what builds stages: with the compiler itself if that works and the workshop was tested with
    /// this version of Swift, and with the package manager otherwise.
    func builder(
        in cache: CacheFolder, progress: GradingProgress
    ) throws -> StageBuilder {
        let commands = try? tools.commands(of: kit).get()
        return StageBuilder(
            compiler: commands.map { commands in
                Compiler(
                    commands: commands, grader: tools.identity, store: cache.products,
                    machine: machine, sandbox: tools.buildSandbox, modules: kit.modules,
                    limits: limits.build, gate: tools.shared.compilerGate)
            },
            linksDirectly: try buildsWith == .whatWorks && directBuildProblem() == nil,
            package: PackageBuilder(
                toolchain: tools.toolchain, machine: machine, sandbox: tools.buildSandbox,
                moduleCache: kit.modules, limits: limits.build),
            sandbox: tools.sandbox, progress: progress)
    }

    /// Why programs aren't linked without the package manager; nil if they are.
    package func directBuildProblem() throws -> DirectBuildProblem? {
        guard tools.toolchain.abilities.wasTried else {
            return .untriedVersion(tools.toolchain.version)
        }
        switch try tools.commands(of: kit) {
        case .failure(let problem): return problem
        case .success(let commands): return commands.canLink ? nil : .system
        }
    }
}
