import Catalog
import Processes

extension Grader {
    /// Creates the type that builds stages. It calls the compiler directly if possible, and uses
    /// the package manager otherwise.
    ///
    /// - Throws: Errors of the machine, such as a full disk. Using the package manager because of
    ///   such an error would mean that the code isn't screened.
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
