import Catalog
import Processes

extension Grader {
    /// Creates what builds stages: the compiler itself if it can be called directly, and otherwise the package
    /// manager.
    ///
    /// - Throws: Errors of the machine, such as a full disk: nothing is built without screening
    ///   because of them.
    func builder(in cache: CacheFolder) throws -> StageBuilder {
        let commands = try tools.commands(of: kit)
        return StageBuilder(
            compiler: (try? commands.get()).map {
                Compiler(commands: $0, tools: tools, cache: cache, limits: limits.build)
            },
            package: PackageBuilder(tools: tools, cache: cache, limits: limits.build))
    }

    /// Why the compiler can't be called directly; nil if it can.
    package func directBuildProblem() throws -> DirectBuildProblem? {
        if case .failure(let problem) = try tools.commands(of: kit) { problem } else { nil }
    }
}
