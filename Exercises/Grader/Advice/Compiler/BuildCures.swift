import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// What helps where code or own tests don't compile.
    static let compiler = Adviser { context in
        let code = context.stage.buildFailure.map {
            BuildCures(failure: $0, inTests: false, context: context).findings
        }
        let tests = context.stage.ownTests.compileErrors.map {
            BuildCures(failure: $0, inTests: true, context: context).findings
        }
        return (code ?? []) + (tests ?? [])
    }
}

/// Finds what helps where code, or own tests, can't be built: by the compiler's words, and by what is
/// declared where.
private struct BuildCures {
    let failure: BuildFailure
    let inTests: Bool
    let context: AdviceContext

    /// What helps with the first error: it is fixed first, and the others may come from it.
    var findings: [Finding] {
        guard case .errors(let said) = failure, let error = said.errors.first else { return [] }
        let advisor = advisor
        let library = inTests ? library(at: error.place) : nil
        let words =
            advisor.misplacedTest(error)
            ?? CompilerCures.cure(of: error, inTestsOf: library).map { .init($0) }
            ?? advisor.advice(on: error)
        return words.map { [finding($0, at: error.place)] } ?? []
    }

    /// The library of the tests in a place.
    private func library(at place: SourceLocation?) -> TestLibrary {
        guard let place else { return context.library(ofFile: "") }
        let sources = context.sources
        let text = sources.ownTests[place.file] ?? sources.leftOutTests[place.file]
        let outline = SourceOutline(text ?? "")
        let parents = outline.type(atLine: place.line).flatMap { outline.parents[$0] } ?? []
        return parents.contains("XCTestCase") ? .xctest : context.library(ofFile: place.file)
    }

    private func finding(_ words: Finding.Words, at place: SourceLocation? = nil) -> Finding {
        let stage = context.stage.stage
        let exercise = place.flatMap {
            inTests ? stage.owner(ofFile: $0.file) : stage.exercise(withCode: $0.file)
        }
        return Finding(
            inTests ? .brokenTests : .brokenCode, place.map { .file($0.file) } ?? .stage,
            at: place, exercises: [exercise?.id].compactMap(\.self), words)
    }

    private var advisor: BuildAdvisor {
        let sources = context.sources
        let workshop = sources.workshop
        let module = context.stage.stage.module
        func outlines(_ texts: [String]) -> [SourceOutline] { texts.map(SourceOutline.init) }
        return inTests
            ? BuildAdvisor(
                module: module,
                sources: sources.ownTests.merging(sources.leftOutTests) { first, _ in first },
                ownCode: outlines(Array(sources.code.values)),
                finishedCode: outlines(workshop.finished()),
                finishedTests: workshop.finishedTests().mapValues(SourceOutline.init),
                shared: outlines(workshop.shared()), helpers: outlines(workshop.helpers()),
                protocolTexts: workshop.finished() + workshop.shared() + workshop.helpers())
            : BuildAdvisor(
                module: module, sources: sources.code, shared: outlines(workshop.shared()),
                otherModules: workshop.otherModules().mapValues(outlines),
                testsFolder: sources.testsFolder)
    }
}
