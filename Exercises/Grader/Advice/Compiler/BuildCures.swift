import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Suggests fixes for code or tests that don't compile.
    static let compiler = Adviser { context in
        [(context.stage.buildFailure, false), (context.stage.ownTests.compileErrors, true)]
            .compactMap { failure, inTests in
                guard case .errors(let said)? = failure, let error = said.errors.first,
                    let cure = BuildCures(context, inTests: inTests).cure(for: error)
                else { return nil }
                let stage = context.stage.stage
                let owners = ([error.place?.file].compactMap(\.self) + cure.files).map {
                    inTests ? stage.owner(ofFile: $0) : stage.exercise(withCode: $0)
                }
                let exercises = stage.exercises.filter { owners.contains($0) }
                return Finding(
                    inTests ? .brokenTests : .brokenCode,
                    error.place.map { .file($0.file) } ?? .stage, at: error.place,
                    exercises: exercises.map(\.id), cure.words)
            }
    }
}

/// Finds the fix for the first error, because later errors may be caused by it.
///
/// The compiler's message identifies most errors. For a name, it also matters where the name is declared.
struct BuildCures {
    /// The stage's module.
    let module: String
    let isOfTests: Bool
    /// The compiled files, by the path that the learner knows.
    var sources: [String: Declarations]
    /// The declarations in the learner's module and in the reference solution; empty for code.
    var ownCode: [Declarations] = []
    var finishedCode: [Declarations] = []
    /// The tests of the reference solution, by the path that the learner knows.
    var finishedTests: [String: Declarations] = [:]
    var shared: [Declarations] = []
    var helpers: [Declarations] = []
    /// The modules of the other stages.
    var otherModules: () -> [(name: String, sources: [Declarations])] = { [] }

    func cure(for error: CompilerDiagnostic) -> Cure? {
        let library = isOfTests ? library(at: error.place) : nil
        let rules =
            CureRule.ofStatements(inTests: isOfTests) + CureRule.ofWaiting(library)
            + CureRule.ofValues(library)
        return mainActorCure(for: error, library)
            ?? rules.lazy.compactMap { $0.cure(error) }.first
            ?? nameCure(for: error, library) ?? requirementsCure(for: error)
            ?? callCure(for: error) ?? memberOfTypeCure(for: error) ?? throwingCure(for: error)
            ?? redeclarationCure(for: error) ?? braceCure(for: error)
    }

    /// The fix for a closure with a `try` whose error nothing handles. The compiler shows only where the
    /// closure starts, so this function looks for the `try`.
    private func throwingCure(for error: CompilerDiagnostic) -> Cure? {
        guard error.message.hasPrefix("invalid conversion from throwing function"),
            let place = error.place, let source = sources[place.file],
            let open = source.tokens.indices.last(where: {
                source.tokens[$0].line == place.line && source.isSign("{", $0)
            })
        else { return nil }
        var depth = 0
        let body = source.tokens.indices[open...].prefix { place in
            depth += source.isSign("{", place) ? 1 : source.isSign("}", place) ? -1 : 0
            return depth > 0
        }
        let lines = body.filter {
            source.isWord("try", $0) && !source.isSign("?", $0 + 1) && !source.isSign("!", $0 + 1)
        }.map { "\(source.tokens[$0].line)" }
        guard !lines.isEmpty else { return nil }
        return Cure(
            .missingTry,
            "Nothing in this closure handles the errors that 'try' can throw "
                + "(\(lines.count == 1 ? "line" : "lines") \(lines.joined(separator: " and "))).",
            next: "Write 'try?' instead of 'try' there: if the call fails, the value is nil.")
    }

    /// The library of the class or suite that contains the error.
    private func library(at place: SourceLocation?) -> TestLibrary {
        let source = place.flatMap { sources[$0.file] }
        let type = place.flatMap { source?.type(atLine: $0.line) }
        if type?.parents.contains("XCTestCase") == true { return .xctest }
        return source.flatMap { TestLibrary(importedBy: $0.text.source) }
            ?? TestLibrary(ofMost: sources.values.map(\.text.source))
    }

    /// The fix for a name that is declared more than once. The compiler shows only one of the files.
    private func redeclarationCure(for error: CompilerDiagnostic) -> Cure? {
        let pattern =
            #/^(?:(?:invalid redeclaration|ambiguous use) of |(?=.* is ambiguous for type))'(\w+)/#
        guard let said = error.message.firstMatch(of: pattern)?.1 else { return nil }
        let name = said == "init" ? error.word ?? "" : String(said)
        let found = sources.sorted { $0.key < $1.key }.flatMap { file, source in
            source.all.filter {
                $0.name == name && $0.givesName && !$0.isInFunction
                    && (!$0.prefix.isPrivate || file == error.place?.file)
            }.map { (file: file, line: $0.line, signature: $0.signature) }
        }
        let here = found.first { $0.file == error.place?.file && $0.line == error.place?.line }
        let signature = (here ?? found.first)?.signature
        let same = found.filter { $0.signature == signature }
        guard same.count > 1 else { return nil }
        let lines = same.map { "  \($0.file):\($0.line)\n" }.joined()
        return Cure(
            .redeclared,
            "'\(name)' is declared more than once:\n\(lines)Rename or remove all but one.",
            files: same.map(\.file))
    }

    private func braceCure(for error: CompilerDiagnostic) -> Cure? {
        guard error.message.contains(#/^expected '\}'|^consecutive statements/#),
            let source = error.place.flatMap({ sources[$0.file] }),
            let brace = UnclosedBrace.find(in: source.text)
        else { return nil }
        return Cure(
            .unclosedBrace,
            "The '{' at the end of line \(brace.line) is never closed:\n  \(brace.text)\nWrite '}' "
                + "where that block ends.")
    }

    var allSources: [Declarations] {
        Array(sources.values) + finishedCode + shared + helpers
    }

    /// The fix for a call that has other arguments than the function's declaration.
    private func callCure(for error: CompilerDiagnostic) -> Cure? {
        guard error.message.contains(#/^(?:extra|missing) arguments? /#),
            let name = error.nameOfCall
        else { return nil }
        let isFixture = { (function: Declaration) in
            function.name == "fixture" && function.typeName == name
        }
        if isOfTests, helpers.contains(where: { $0.functions.contains(where: isFixture) }) {
            return Cure(
                .arguments, "\(name) has more properties than these, and each needs a value.",
                next: "Write \(name).fixture(…), which fills in the properties that don't matter.")
        }
        let headers = allSources.flatMap { source in
            source.all.filter { function in
                function.kind == .function && function.name == name && !function.prefix.isPrivate
                    || function.kind == .initializer && function.typeName == name
            }.compactMap(source.header)
        }
        return Set(headers).count == 1
            ? Cure(
                .arguments, "This call doesn't match the declaration of \(name).",
                next: "It is declared as: \(headers[0].replacing("public ", with: ""))") : nil
    }

    /// The fix for an object that is used instead of one of its properties.
    private func memberOfTypeCure(for error: CompilerDiagnostic) -> Cure? {
        let pattern = #/type '(\w+)' to (?:expected argument |specified |return )?type '([^']+)'/#
        guard let match = error.message.firstMatch(of: pattern) else { return nil }
        let members = allSources.lazy.flatMap { source in
            source.members(of: String(match.1)).filter { member in
                let start = source.tokens[member.start].range.lowerBound
                let line = source.text.text(source.text.lineRange(at: start))
                return member.isVariable && line.contains("\(member.name): \(match.2)")
            }
        }
        return members.first.map { member in
            Cure(
                .mixedTypes, "This is a whole \(match.1), not its '\(member.name)'.",
                next: "Write '.\(member.name)' after it.")
        }
    }

    /// The fix for a type that lacks members that a protocol requires.
    private func requirementsCure(for error: CompilerDiagnostic) -> Cure? {
        let pattern = #/type '(?:\w+\.)*(\w+)' does not conform to protocol '(\w+)'/#
        guard isOfTests, let match = error.message.firstMatch(of: pattern) else { return nil }
        let headers = (finishedCode + shared + helpers).lazy
            .filter { $0.types.contains { $0.name == match.2 && $0.kind == .protocol } }
            .map(\.headers)
        let missing = error.notes.compactMap { note in
            note.message.firstMatch(
                of: #/protocol requires (\w+ '([^']+)'(?: with type '[^']+')?)/#)
        }.map { note in
            headers.compactMap { $0[String(note.2)] }.first?.replacing("( ", with: "(")
                ?? String(note.1)
        }
        return Cure(
            .missingRequirements, "\(match.1) doesn't have everything that \(match.2) requires.",
            next: missing.isEmpty
                ? "Compare the names, labels and types with the ones in \(match.2)."
                : "Add exactly this:\n" + missing.map { "  \($0)\n" }.joined())
    }
}

extension BuildCures {
    init(_ context: AdviceContext, inTests: Bool) {
        func read(_ texts: [String]) -> [Declarations] {
            texts.map { Declarations(SwiftText($0)) }
        }
        func read(_ texts: [String: String]) -> [String: Declarations] {
            texts.mapValues { Declarations(SwiftText($0)) }
        }
        let sources = context.sources
        let workshop = sources.workshop
        module = context.stage.stage.module
        isOfTests = inTests
        self.sources = read(
            inTests
                ? sources.ownTests.merging(sources.leftOutTests) { first, _ in first }
                : sources.code)
        shared = read(workshop.shared())
        otherModules = { workshop.otherModules().map { ($0, read($1)) } }
        guard inTests else { return }
        ownCode = read(Array(sources.code.values))
        finishedCode = read(workshop.finished())
        finishedTests = read(workshop.finishedTests())
        helpers = read(workshop.helpers())
    }
}
