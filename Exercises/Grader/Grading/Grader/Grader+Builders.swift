import Catalog
import Processes

extension Grader {
    /// Creates what builds stages: the compiler itself if it can be called directly, and otherwise the package
    /// manager.
    ///
    /// - Throws: Errors of the machine, such as a full disk: nothing is built without screening
    ///   because of them.
    func builder(in cache: CacheFolder, progress: GradingProgress) throws -> StageBuilder {
        var commands: CompilerCommands?
        do { commands = try tools.commands(of: kit) } catch is DirectBuildProblem {}
        return StageBuilder(
            compiler: commands.map { commands in
                Compiler(
                    commands: commands, grader: tools.identity, store: cache.products,
                    machine: machine, sandbox: tools.buildSandbox, modules: kit.modules,
                    limits: limits.build, gate: tools.compilerGate)
            },
            package: PackageBuilder(
                toolchain: tools.toolchain, machine: machine, sandbox: tools.buildSandbox,
                moduleCache: kit.modules, limits: limits.build),
            sandbox: tools.sandbox, progress: progress)
    }

    /// Why the compiler can't be called directly; nil if it can.
    package func directBuildProblem() throws -> DirectBuildProblem? {
        do {
            _ = try tools.commands(of: kit)
            return nil
        } catch let problem as DirectBuildProblem {
            return problem
        }
    }
}
