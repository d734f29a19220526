import Catalog
import SwiftSource
import Synchronization

/// The official tests of a stage, compiled with the finished stage: what they mean.
struct FinishedSuite: Sendable {
    /// The types that the stage declares.
    let types: StageTypes
    let module: Product
    let tests: Product
    /// What the tests refer to.
    let names: SILNames

    /// What stands in the tests' object file.
    var object: ObjectFile { get throws(Compiler.NotJudged) { try tests.requireObject() } }
    /// The digest of the tests' code.
    var code: String { tests.note.code }

    /// The digest of the finished stage's interface. Nothing else has to be compiled for a learner's stage
    /// that has the same.
    static func interface(
        of stage: Stage, in content: QuestionContent, by compiler: Compiler
    ) throws -> String {
        let (module, _) = try units(stage, in: content, by: compiler)
        let key = module.name(with: compiler.commands, grader: compiler.grader)
        if let known = interfaces.withLock({ $0[key] }) { return known }
        let interface = try withoutFailures {
            try compiler.withFolder(of: [module]) { folder in
                try compiler.compile(module, in: folder, willCompile: {}).get().note.interface
            }
        }
        interfaces.withLock { $0[key] = interface }
        return interface
    }

    /// The interfaces of finished stages, by what they were compiled from.
    private static let interfaces = Mutex<[String: String]>([:])

    /// Compiles the finished stage and its tests, where that wasn't done for another learner or save.
    static func of(
        _ stage: Stage, in content: QuestionContent, by compiler: Compiler
    ) throws -> FinishedSuite {
        let (module, tests) = try units(stage, in: content, by: compiler)
        let key = [module, tests].map { $0.name(with: compiler.commands, grader: compiler.grader) }
        if let known = made.withLock({ $0[stage.id] }), known.key == key { return known.suite }
        let suite = try make(module, tests, by: compiler)
        made.withLock { $0[stage.id] = (key, suite) }
        return suite
    }

    /// What the finished stage and its tests are compiled from.
    private static func units(
        _ stage: Stage, in content: QuestionContent, by compiler: Compiler
    ) throws -> (module: CompileUnit, tests: CompileUnit) {
        let (shared, helpers) = try SharedParts(content: content, compiler: compiler).modules()
        let parts = StageParts(stage: stage, content: content)
        var module = CompileUnit(module: stage.module, imports: [shared])
        // The names of files are in what is compiled: they are those of a learner's.
        for (path, bytes) in try content.finished(stage) {
            module.sources["\(parts.moduleFolder)/\(path)"] = bytes
        }
        return (module, parts.tests(importing: [shared, helpers]))
    }

    /// What was compiled last of each stage: it is the same for all learners, and after each save.
    private static let made = Mutex<[Stage.ID: (key: [String], suite: FinishedSuite)]>([:])

    private static func make(
        _ module: CompileUnit, _ tests: CompileUnit, by compiler: Compiler
    ) throws -> FinishedSuite {
        var tests = tests
        return try withoutFailures {
            try compiler.withFolder(of: [module, tests]) { folder in
                let product = try compiler.compile(module, in: folder, willCompile: {}).get()
                tests.imports.append(product)
                let suite = try compiler.compile(tests, in: folder, willCompile: {}).get()
                return FinishedSuite(
                    types: StageTypes(
                        declaredIn: try product.requireObject(), of: module.module),
                    module: product, tests: suite,
                    names: try compiler.names(of: tests, testing: module.module, in: folder))
            }
        }
    }

    /// - Throws: `DirectBuildProblem`: what the kit brings along compiles, or else something is wrong
    ///   with this way to build.
    private static func withoutFailures<Result>(_ compile: () throws -> Result) throws -> Result {
        do {
            return try compile()
        } catch Compiler.Failure.failed(let output) {
            throw DirectBuildProblem.sharedPart(output: output)
        } catch is Compiler.Failure {
            throw DirectBuildProblem.sharedPart(output: "")
        }
    }
}
