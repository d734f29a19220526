import Catalog
import SwiftSource

/// What a stage's program is made of, for one question.
struct StageParts: Sendable {
    let stage: Stage
    let content: QuestionContent

    /// Where the stage's module is in the workspace.
    var moduleFolder: String { Tree.starter.modulePath(stage) }

    private var moduleSources: [String: [UInt8]] { content.sources(in: moduleFolder) }

    /// Where the tests that are asked are in the workspace.
    var testsFolder: String {
        content.question.isOfOwnTests ? Tree.starter.ownTestsPath(stage) : stage.suiteFolder
    }

    /// The module of the tests that are asked.
    var testsModule: String {
        content.question.isOfOwnTests ? stage.ownTestsModule : stage.suiteModule
    }

    /// Whether there is nothing that the package manager would have words of its own for: no source,
    /// two files of one name, a file that makes a program of a module.
    var areUsual: Bool {
        [moduleSources, content.sources(in: testsFolder)].allSatisfy { sources in
            let names = sources.keys.map { $0.split(separator: "/").last ?? "" }
            return !names.isEmpty && Set(names).count == names.count
                && !names.contains("main.swift")
        }
    }

    /// Whether there can be tests of Swift Testing.
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

    /// What hands the tests of the module to XCTest.
    func list(
        _ text: String, importing shared: SharedParts.Products, _ module: Product, _ tests: Product
    ) -> CompileUnit {
        let name = TestList.module(for: testsModule)
        return CompileUnit(
            module: name, made: ["\(name).swift": text],
            imports: [shared.shared, shared.helpers, module, tests], kind: .list)
    }
}
