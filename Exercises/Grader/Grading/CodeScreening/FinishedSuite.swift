import Catalog
import SwiftSource
import Synchronization

/// The official tests of a stage, compiled with the finished stage: what they mean.
struct FinishedSuite: Sendable {
    /// The stage, compiled whole.
    let module: Product
    let interface: StageInterface
    let tests: Product

    /// Compiles the finished stage and its tests, unless that was done for another learner or save.
    ///
    /// - Parameter withBodies: Whether the tests see the bodies of functions.
    static func of(
        _ stage: Stage, in content: QuestionContent, by compiler: Compiler,
        withBodies: Bool = false
    ) throws -> FinishedSuite {
        let (module, tests) = try units(stage, in: content, by: compiler)
        let key =
            [module, tests].map { $0.name(with: compiler.commands, grader: compiler.grader) }
            + [withBodies ? "with bodies" : ""]
        if let known = made.withLock({ $0[stage.id] }), known.key == key,
            known.suite.isWhole(in: compiler.store)
        {
            return known.suite
        }
        let suite = try make(module, tests, withBodies, by: compiler)
        made.withLock { $0[stage.id] = (key, suite) }
        return suite
    }

    /// What was compiled last of each stage: it is the same for all learners, and after each save.
    private static let made = Mutex<[Stage.ID: (key: [String], suite: FinishedSuite)]>([:])

    /// Whether its files are still as they were made. A broken cache is removed, and then it is compiled again.
    private func isWhole(in store: ContentStore) -> Bool {
        [module, interface.module, tests].allSatisfy {
            let entry: ContentStore.Entry<Product.Note>? = store.known($0.name)
            return entry != nil
        }
    }

    /// What the finished stage and its tests are compiled from.
    private static func units(
        _ stage: Stage, in content: QuestionContent, by compiler: Compiler
    ) throws -> (module: CompileUnit, tests: CompileUnit) {
        let (shared, helpers) = try SharedParts(content: content, compiler: compiler).modules()
        let parts = StageParts(stage: stage, content: content)
        var module = parts.module(importing: [shared])
        module.digests = [:]
        // The names of files are in what is compiled: they are those of a learner's.
        module.sources = Dictionary(
            uniqueKeysWithValues: try content.finished(stage).map { path, bytes in
                ("\(parts.moduleFolder)/\(path)", bytes)
            })
        return (module, parts.tests(importing: [shared, helpers]))
    }

    /// - Throws: `DirectBuildProblem`: what the kit brings along compiles, or else something is wrong
    ///   with this way to build.
    private static func make(
        _ module: CompileUnit, _ tests: CompileUnit, _ withBodies: Bool, by compiler: Compiler
    ) throws -> FinishedSuite {
        var tests = tests
        do {
            return try compiler.withFolder(of: [module, tests]) { folder in
                let whole = try compiler.compile(module, in: folder, willCompile: {}).get()
                let interface =
                    withBodies
                    ? StageInterface(module: whole, hasBodies: true)
                    : try compiler.interface(of: module, whole, in: folder)
                tests.imports.append(interface.module)
                return FinishedSuite(
                    module: whole, interface: interface,
                    tests: try compiler.compile(tests, in: folder, willCompile: {}).get())
            }
        } catch Compiler.Failure.failed(let output) {
            throw DirectBuildProblem.sharedPart(output: output)
        } catch is Compiler.Failure {
            throw DirectBuildProblem.sharedPart(output: "")
        }
    }
}
