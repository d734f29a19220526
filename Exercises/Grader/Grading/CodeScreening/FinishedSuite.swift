import Catalog
import SwiftSource

/// The official tests of a stage, compiled with the reference solution, as a standard for comparison.
struct FinishedSuite: Sendable {
    /// The stage's complete module.
    let module: Product
    let interface: StageInterface
    let tests: Product

    /// Compiles the stage's reference solution and its tests, unless that was done before.
    ///
    /// - Parameter withBodies: Whether the tests can see function bodies.
    /// - Throws: `DirectBuildProblem`, because the kit's own code compiles unless something is wrong with
    ///   this way to build.
    init(
        of stage: Stage, in content: QuestionContent, by compiler: Compiler,
        withBodies: Bool = false
    ) throws {
        let (shared, helpers) = try SharedParts(content: content, compiler: compiler).modules()
        let parts = StageParts(stage: stage, content: content)
        var unit = parts.module(importing: [shared])
        unit.digests = [:]
        // Compiled code contains file names, so use the learner's.
        unit.sources = Dictionary(
            uniqueKeysWithValues: try content.finished(stage).map { path, bytes in
                ("\(parts.moduleFolder)/\(path)", bytes)
            })
        var suite = parts.tests(importing: [shared, helpers])
        do {
            (module, interface, tests) = try compiler.withFolder(of: [unit, suite]) { compile in
                let whole = try compile(unit)
                let interface =
                    withBodies
                    ? StageInterface(module: whole, hasBodies: true)
                    : try compiler.interface(of: unit, whole, compile)
                suite.imports.append(interface.module)
                return (whole, interface, try compile(suite))
            }
        } catch let failure as Compiler.Failure {
            throw DirectBuildProblem(failure)
        }
    }
}

extension DirectBuildProblem {
    /// Creates the problem that a part of the kit can't be compiled.
    init(_ failure: Compiler.Failure) {
        if case .failed(let output) = failure {
            self = .sharedPart(output: output)
        } else {
            self = .sharedPart(output: "")
        }
    }
}
