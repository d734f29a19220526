import Catalog
import Processes

extension Grader {
    /// Chooses how to build stages: with the compiler directly if that works and the workshop was tested with
    /// this version of Swift, and with the package manager otherwise.
    ///
    /// - Throws: `GradeError` if the direct way was required but isn't possible.
    func builder(
        in cache: CacheFolder, progress: GradingProgress
    ) throws -> StageBuilder {
        let (commands, directBuild) = (try tools.commands(of: kit), tools.shared.directBuild)
        if let problem = directBuild.problem, buildsWith == .compiler {
            throw GradeError.compilerNotUsable(problem)
        }
        let compiler = (try? commands.get()).map { self.compiler($0, cache) }
        var direct: DirectBuilder?
        if let compiler, directBuild.problem == nil,
            buildsWith.callsCompiler(wasTried: tools.toolchain.abilities.wasTried)
        {
            direct = DirectBuilder(
                compiler: compiler, sandbox: tools.sandbox, isRequired: buildsWith == .compiler,
                state: directBuild)
        }
        return StageBuilder(
            direct: direct,
            package: PackageBuilder(
                toolchain: tools.toolchain, machine: machine, sandbox: tools.buildSandbox,
                testSandbox: tools.sandbox, moduleCache: kit.modules, limits: limits.build,
                compiler: compiler),
            progress: progress)
    }

    /// Why stages aren't built with the compiler directly, as far as this is known without a build; nil if
    /// they are.
    package func directBuildProblem() throws -> DirectBuildProblem? {
        guard tools.toolchain.abilities.wasTried else {
            return .untriedVersion(tools.toolchain.version)
        }
        switch try tools.commands(of: kit) {
        case .failure(let problem): return problem
        case .success(let commands): return commands.canLink ? nil : .system
        }
    }

    private func compiler(_ commands: CompilerCommands, _ cache: CacheFolder) -> Compiler {
        Compiler(
            commands: commands, grader: tools.identity, store: cache.products, machine: machine,
            sandbox: tools.buildSandbox, modules: kit.modules, limits: limits.build,
            gate: tools.shared.compilerGate)
    }
}
