import Catalog
import SwiftSource

/// The parts of the program that answers a question about a stage.
struct ProgramParts: Sendable {
    let stage: Stage
    let content: QuestionContent
    let compiler: Compiler
    /// The modules that both tests and stages import, which are the code given to learners and the
    /// helpers.
    private let shared: Product
    private let helpers: Product

    /// Compiles the modules that all stages share, unless they are stored.
    ///
    /// - Throws: `KitNotCompiled`
    init(stage: Stage, content: QuestionContent, compiler: Compiler) throws {
        (self.stage, self.content, self.compiler) = (stage, content, compiler)
        shared = try Self.ofKit(
            "Shared", in: "Exercises/Shared",
            adding: ["ResourceBundle.swift": Self.resourceBundle], content, compiler)
        helpers = try Self.ofKit(
            "TestHelpers", in: "Tests/TestHelpers", imports: [shared], content, compiler)
    }

    /// Returns everything that is linked into the programs of all stages: the shared modules, the
    /// test reporter, and the entry point. They are compiled unless they are stored.
    ///
    /// - Throws: `KitNotCompiled`
    func linked() throws -> [Product] {
        let hasSwiftTesting = content.usesSwiftTesting(stage)
        return [
            try Self.ofKit(
                "TestReporterStart", .c, in: "Tests/TestReporterStart", content, compiler),
            try Self.ofKit(
                hasSwiftTesting ? "MainWithSwiftTesting" : "Main", .main,
                adding: ["Main.swift": TestList.main(withSwiftTesting: hasSwiftTesting)], content,
                compiler),
            shared, helpers,
            try Self.ofKit("TestReporter", in: "Tests/TestReporter", content, compiler),
        ]
    }

    /// Returns the unit for a module of the kit.
    ///
    /// - Parameter generated: The text of each source file that the grader generates, by name.
    private static func ofKit(
        _ module: String, _ kind: CompileUnit.Kind = .code, in folder: String? = nil,
        adding generated: [String: String] = [:], imports: [Product] = [],
        _ content: QuestionContent, _ compiler: Compiler
    ) throws -> Product {
        let written = folder.map(kind == .c ? content.files : content.sources) ?? [:]
        let unit = CompileUnit(
            module: module, sources: written.merging(generated.mapValues { Array($0.utf8) }) { $1 },
            digests: content.digests, imports: imports, kind: kind)
        return try KitNotCompiled.unless { try compiler.compile(unit) }
    }

    /// The stage's module.
    func module() -> CompileUnit {
        CompileUnit(
            module: stage.module, sources: content.sources(in: content.moduleFolder(stage)),
            digests: content.digests, imports: [shared], checksMemory: true)
    }

    /// The tests that the question is about.
    ///
    /// - Parameter module: The product that the tests import as the stage's module.
    func tests(of module: Product) -> CompileUnit {
        CompileUnit(
            module: content.testsModule(stage),
            sources: content.sources(in: content.testsFolder(stage)), digests: content.digests,
            imports: [shared, helpers, module], kind: .tests,
            checksMemory: content.question.isOfOwnTests)
    }

    /// The source that passes the tests to XCTest; nil if only the package manager can list the
    /// tests.
    func list(of tests: Product, _ module: Product) -> CompileUnit? {
        let name = "\(content.testsModule(stage))List"
        return tests.note.testList.map {
            CompileUnit(
                module: name, sources: ["\(name).swift": Array($0.utf8)],
                imports: [shared, helpers, module, tests], kind: .list)
        }
    }

    /// The declarations of a stage's module, without function bodies, for the official tests to import.
    func interface(of unit: CompileUnit, _ whole: Product) throws -> StageInterface {
        do {
            return StageInterface(module: try compiler.compile(unit.interface(of: whole)))
        } catch is Compiler.Failure {
            // Another version of the compiler may not be able to leave bodies out, so the whole
            // module is used.
            return StageInterface(module: whole, hasBodies: true)
        }
    }

    /// Returns the official tests, compiled with the reference solution for comparison.
    ///
    /// - Parameter withBodies: Whether the tests can see function bodies.
    /// - Throws: `KitNotCompiled`
    func finished(withBodies: Bool = false) throws -> FinishedSuite {
        var unit = module()
        unit.digests = [:]
        // The files get the names of the learner's files, because compiled code contains file
        // names.
        unit.sources = Dictionary(
            uniqueKeysWithValues: try content.source.finished(stage).files.map { path, bytes in
                ("\(content.moduleFolder(stage))/\(path)", bytes)
            })
        return try KitNotCompiled.unless {
            let module = try compiler.compile(unit)
            let interface =
                withBodies
                ? StageInterface(module: module, hasBodies: true)
                : try self.interface(of: unit, module)
            return FinishedSuite(
                module: module, interface: interface,
                tests: try compiler.compile(tests(of: interface.module)))
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

/// The official tests of a stage, compiled with the reference solution.
struct FinishedSuite: Sendable {
    /// The stage's complete module.
    let module: Product
    let interface: StageInterface
    let tests: Product
}

/// Thrown if the kit's own code can't be compiled by calling the compiler directly, so the
/// package manager must build the program.
struct KitNotCompiled: Error {
    static func unless<Value>(_ compile: () throws -> Value) throws -> Value {
        do {
            return try compile()
        } catch is Compiler.Failure {
            throw KitNotCompiled()
        }
    }
}

extension QuestionContent {
    /// The path of a stage's module in the workspace.
    func moduleFolder(_ stage: Stage) -> String { Tree.starter.modulePath(stage) }

    /// The path of the folder with the tests that the question is about, in the workspace.
    func testsFolder(_ stage: Stage) -> String {
        question.isOfOwnTests ? Tree.starter.ownTestsPath(stage) : stage.suiteFolder
    }

    /// The name of the module with the tests that the question is about.
    func testsModule(_ stage: Stage) -> String {
        question.isOfOwnTests ? stage.ownTestsModule : stage.suiteModule
    }

    /// Whether there may be Swift Testing tests.
    func usesSwiftTesting(_ stage: Stage) -> Bool {
        sources(in: testsFolder(stage)).values.contains {
            TestSources.mayBeOfSwiftTesting(String(decoding: $0, as: UTF8.self))
        }
    }

    /// The folder with the learner's code or tests that the question is about.
    func learnersFolder(_ stage: Stage) -> String {
        question.isOfOwnTests ? testsFolder(stage) : moduleFolder(stage)
    }

    /// The text of each of the learner's files that the question is about, by the path that the
    /// learner knows.
    func learnersTexts(of stage: Stage) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: sources(in: learnersFolder(stage)).texts().map {
                (paths.rename($0), $1)
            })
    }
}
