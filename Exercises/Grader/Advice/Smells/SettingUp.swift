import Grading
import SwiftSource

// What a test's class or the test's own header keeps from being ready.

extension TestSmell {
    /// The test's class has this method and doesn't call that of its base class.
    static func withoutSuper(method: String, base: String, isAsync: Bool = false) -> TestSmell {
        TestSmell(
            .withoutSuper,
            .init(
                "Its class replaces \(identifier(method))() of \(identifier(base)), which makes things "
                    + "ready.",
                next: "Call \(isAsync ? "try await " : "")super.\(identifier(method))() in it."))
    }

    static let isNotAsync = TestSmell(
        .isNotAsync,
        .init(
            "It is @MainActor and not async, which can end the whole run of tests.",
            next: "Write 'async' behind its '()'.", guide: GuideSections.loading))
}

extension Declaration {
    /// That a test of XCTest belongs to the main actor and isn't async.
    var isOnMainActorWithoutAsync: Bool {
        prefix.attributes.contains("MainActor") && !prefix.attributes.contains("Test") && !isAsync
    }
}

extension TestSmellScan {
    /// Whether the test's class makes something ready in place of its base class.
    func withoutSuper(_ test: TestSources.Test) -> TestSmell? {
        guard let type = test.source.type(of: test.function), let base = type.parents.first,
            base != "XCTestCase", base != "XCTest.XCTestCase"
        else { return nil }
        let sources = tests.files.map(\.source)
        let methods = sources.flatMap { source in
            source.functions.filter {
                $0.prefix.modifiers.contains("override") && $0.name.hasPrefix("setUp")
            }.map { (function: $0, isLonely: !source.words($0.body ?? 0..<0).contains("super")) }
        }
        let isOwn = sources.contains { $0.types.contains { $0.name == base } }
        let method = methods.first { method in
            method.function.typeName == type.name && method.isLonely
                // The base class has something to do there.
                && (!isOwn
                    || methods.contains {
                        $0.function.typeName == base && $0.function.name == method.function.name
                    })
        }
        return method.map {
            .withoutSuper(method: $0.function.name, base: base, isAsync: $0.function.isAsync)
        }
    }
}
