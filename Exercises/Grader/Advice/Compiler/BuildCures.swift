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

    var findings: [Finding] {
        switch failure {
        case .errors(let said):
            let words = CompilerCures.cure(ofFirst: said, inTestsOf: library(of: said)).map {
                [finding(.init($0), at: said.errors.first?.place)]
            }
            let known = (words ?? []) + advisor.advice(on: said).map { finding($1.words, at: $0) }
            return known.isEmpty ? byAllErrors(said) : known
        case .filesMissing(_, let said) where inTests:
            let words = CompilerCures.cure(ofFirst: said, inTestsOf: library(of: said)).map {
                [finding(.init($0), at: said.errors.first?.place)]
            }
            return words ?? byAllErrors(said)
        case .withoutPlace(let said):
            return Self.nameOutOfReach(in: said).map {
                [
                    finding(
                        .init(
                            "'\($0)' stands in another type, or is private.",
                            next: "Put it on the outermost level of its file, without 'private'."))
                ]
            } ?? []
        default:
            return []
        }
    }

    private func byAllErrors(_ said: CompilerDiagnostics) -> [Finding] {
        CompilerCures.cure(ofAll: said, inTestsOf: library(of: said)).map {
            [finding(.init($0))]
        } ?? []
    }

    /// The library of the tests that the first error is in; nil where code doesn't compile.
    private func library(of said: CompilerDiagnostics) -> TestLibrary? {
        guard inTests else { return nil }
        guard let place = said.errors.first?.place else { return context.library(ofFile: "") }
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
                shared: outlines(workshop.shared()), helpers: outlines(workshop.helpers()))
            : BuildAdvisor(
                module: module, sources: sources.code, shared: outlines(workshop.shared()),
                otherModules: workshop.otherModules().mapValues(outlines),
                testsFolder: sources.testsFolder)
    }

    /// The name of a test class that the package manager's list of tests can't reach; nil where the
    /// errors are others. A name in small letters is a test's own, which has backticks.
    private static func nameOutOfReach(in said: CompilerDiagnostics) -> String? {
        said.errors.lazy.filter {
            $0.place?.file.contains("PackageDiscoveredTests.derived/") == true
        }
        .compactMap { $0.message.firstMatch(of: #/cannot find (?:type )?'([A-Z]\w*)' in scope/#) }
        .first.map { String($0.1) }
    }
}
