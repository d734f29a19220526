import Catalog
import SwiftSource

/// The parts that the programs of all stages share: the code given to learners, the helpers, the test
/// reporter, and the entry point.
struct SharedParts: Sendable {
    let content: QuestionContent
    let compiler: Compiler

    struct Products: Sendable {
        let shared: Product
        let helpers: Product
        /// All products that are linked into a program.
        let linked: [Product]
    }

    /// The modules that tests and stages import, compiled if necessary.
    func modules() throws -> (shared: Product, helpers: Product) {
        let shared = try product(
            CompileUnit(
                module: "Shared", sources: content.sources(in: "Exercises/Shared"),
                made: ["ResourceBundle.swift": Self.resourceBundle]))
        let helpers = try product(
            CompileUnit(
                module: "TestHelpers", sources: content.sources(in: "Tests/TestHelpers"),
                imports: [shared]))
        return (shared, helpers)
    }

    /// Compiles any missing products.
    ///
    /// - Parameter withSwiftTesting: Whether the program can run Swift Testing tests.
    func products(withSwiftTesting: Bool) throws -> Products {
        let (shared, helpers) = try modules()
        let reporter = try product(
            CompileUnit(module: "TestReporter", sources: content.sources(in: "Tests/TestReporter")))
        let main = try product(
            CompileUnit(
                module: withSwiftTesting ? "MainWithSwiftTesting" : "Main",
                made: ["Main.swift": TestList.main(withSwiftTesting: withSwiftTesting)],
                kind: .main))
        let start = try product(
            CompileUnit(
                module: "TestReporterStart",
                sources: content.files.filter { $0.key.hasPrefix("Tests/TestReporterStart/") },
                kind: .c))
        return Products(
            shared: shared, helpers: helpers, linked: [start, main, shared, helpers, reporter])
    }

    /// - Throws: `DirectBuildProblem`, because the kit's own code compiles unless something is wrong with
    ///   this way to build.
    private func product(_ unit: CompileUnit) throws -> Product {
        var unit = unit
        unit.digests = content.digests
        do {
            return try compiler.compile(unit, in: content.workspace.root).get()
        } catch let failure as Compiler.Failure {
            throw DirectBuildProblem(failure)
        }
    }

    /// The code that the package manager adds to a module with resources.
    private static let resourceBundle = """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = {
                let folder = Bundle.main.bundleURL
                    .appendingPathComponent("UnitTestingWorkshop_Shared.resources").path
                guard let bundle = Bundle(path: folder) else {
                    Swift.fatalError("could not load resource bundle: from \\(folder)")
                }
                return bundle
            }()
        }

        """
}

/// The parts of a stage's program, for one question.
struct StageParts: Sendable {
    let stage: Stage
    let content: QuestionContent

    /// The path of the stage's module in the workspace.
    var moduleFolder: String { Tree.starter.modulePath(stage) }

    private var moduleSources: [String: [UInt8]] { content.sources(in: moduleFolder) }

    /// The path of the tests in question in the workspace.
    var testsFolder: String {
        content.question.isOfOwnTests ? Tree.starter.ownTestsPath(stage) : stage.suiteFolder
    }

    /// The module of the tests in question.
    var testsModule: String {
        content.question.isOfOwnTests ? stage.ownTestsModule : stage.suiteModule
    }

    /// Whether there is nothing that the package manager would report specially: no source files, two files
    /// with the same name, or a file that turns a module into a program.
    var areUsual: Bool {
        [moduleSources, content.sources(in: testsFolder)].allSatisfy { sources in
            let names = sources.keys.map { $0.split(separator: "/").last ?? "" }
            return !names.isEmpty && Set(names).count == names.count
                && !names.contains("main.swift")
        }
    }

    /// Whether there may be Swift Testing tests.
    var usesSwiftTesting: Bool {
        content.sources(in: testsFolder).values.contains {
            DeclaredTests.mayBeOfSwiftTesting(String(decoding: $0, as: UTF8.self))
        }
    }

    func module(importing imports: [Product]) -> CompileUnit {
        CompileUnit(
            module: stage.module, sources: moduleSources, digests: content.digests,
            imports: imports, checksMemory: true)
    }

    func tests(importing imports: [Product]) -> CompileUnit {
        CompileUnit(
            module: testsModule, sources: content.sources(in: testsFolder),
            digests: content.digests, imports: imports, kind: .tests,
            checksMemory: content.question.isOfOwnTests)
    }

    /// The product that passes the module's tests to XCTest.
    func list(
        _ text: String, importing shared: SharedParts.Products, _ module: Product, _ tests: Product
    ) -> CompileUnit {
        let name = TestList.module(for: testsModule)
        return CompileUnit(
            module: name, made: ["\(name).swift": text],
            imports: [shared.shared, shared.helpers, module, tests], kind: .list)
    }
}

extension QuestionContent {
    /// The text of each file of the learner's module, by the path that the learner knows.
    func moduleTexts(of stage: Stage) -> [String: String] {
        named(sources(in: StageParts(stage: stage, content: self).moduleFolder))
    }

    /// The text of each file of the tests in question, by the path that the learner knows.
    func testTexts(of stage: Stage) -> [String: String] {
        named(sources(in: StageParts(stage: stage, content: self).testsFolder))
    }

    private func named(_ sources: [String: [UInt8]]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: sources.map { path, bytes in
                (paths.rename(path), String(decoding: bytes, as: UTF8.self))
            })
    }
}
