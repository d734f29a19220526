import Catalog
import SwiftSource

/// Screens a learner's code: refuses code that could affect more than its own verdict, and flags code that a
/// person should review.
struct CodeScreener: Sendable {
    let parts: ProgramParts

    private var stage: Stage { parts.stage }
    private var content: QuestionContent { parts.content }

    /// The verdict on a module.
    enum Verdict: Sendable, Equatable {
        case refused(BuildFailure)
        case taken([SourceFlag])

        /// The flags of several modules without duplicates.
        static func flags(of verdicts: [Verdict]) -> [SourceFlag] {
            var all: Set<SourceFlag> = []
            for case .taken(let flags) in verdicts { all.formUnion(flags) }
            return SourceFlag.told(of: all)
        }
    }

    /// Judges a module that a learner wrote, by its sources and its compiled code.
    func verdict(on unit: CompileUnit, _ product: Product) throws -> Verdict {
        let isTests = unit.module == stage.ownTestsModule
        guard isTests ? content.question.isOfOwnTests : content.question.isOfLearnersCode else {
            return .taken([])
        }
        let imports =
            isTests
            ? RefusalRules.modulesForTests.union([stage.module]) : RefusalRules.modulesForCode
        let object = try product.requireObject()
        let rules = RefusalRules(module: unit.module, imports: imports)
        let places = SourcePlaces(unit.sources)
        let refusal = rules.refusal(ofSources: unit.sources) ?? rules.refusal(of: object)
        if let refusal {
            let place = refusal.place ?? refusal.reason.name.flatMap(places.place)
            return .refused(failure(refusal.reason, at: place, isTests: isTests))
        }
        return .taken(
            flags(of: unit, object, places, isTests: isTests, product.note.memory))
    }

    private func flags(
        of unit: CompileUnit, _ object: ObjectFile, _ places: SourcePlaces, isTests: Bool,
        _ memory: [SourceFlag]
    ) -> [SourceFlag] {
        let written = places.words
        let words = Set(written.map(\.text))
        let ofText = TextFlags(
            hidden: ToolchainInterfaces(parts.compiler).hidden(among: words),
            takesArguments: object.needed.contains { $0.byteRange(of: "CVarArg") != nil })
        var flags = ofText.flags(of: written).union(memory)
        let rules = FlagRules(
            ownModules: isTests
                ? [unit.module, stage.module, "Shared", "TestHelpers"] : [unit.module, "Shared"],
            isTests: isTests, words: words)
        var told = Set(flags.map(\.word))
        for symbol in object.needed.sorted() where told.count < SourceFlag.maximum {
            guard let name = CompiledName(symbol), let word = rules.flagged(name),
                told.insert(word).inserted
            else { continue }
            let parts = word.split { $0 == "." || $0 == "(" }.map(String.init)
            let place = parts.last.flatMap(places.place) ?? parts.first.flatMap(places.place)
            flags.insert(
                SourceFlag(
                    word: word, file: place?.file ?? folder(isTests: isTests), line: place?.line))
        }
        return SourceFlag.told(
            of: Set(
                flags.map {
                    SourceFlag(word: $0.word, file: content.paths.rename($0.file), line: $0.line)
                }))
    }

    /// Judges a stage by what its official tests need when compiled with it.
    func verdict(
        onSuite tests: Product, with interface: StageInterface, _ usual: FinishedSuite,
        _ shared: ProgramParts.Shared
    ) throws -> Verdict {
        if interface.module.note.interface == usual.interface.module.note.interface {
            return .taken([])
        }
        let finished =
            interface.hasBodies == usual.interface.hasBodies
            ? usual : try parts.finished(shared, withBodies: interface.hasBodies)
        let new = try tests.requireObject().needed.subtracting(try finished.tests.requireObject().needed)
        if !new.isEmpty {
            let names = SuiteNames(
                module: stage.module, finished: try finished.module.requireObject(),
                suite: content.sources(in: stage.suiteFolder))
            if let name = names.refused(of: new) {
                let sources = content.sources(in: Tree.starter.modulePath(stage))
                return .refused(
                    failure(
                        .notAsked(name), at: SourcePlaces(sources).place(of: name), isTests: false))
            }
        }
        let folder = content.paths.rename(folder(isTests: false))
        return .taken(interface.hasBodies ? [.checkedInPart(folder)] : [])
    }

    /// The folder of the learner's module or tests, with a trailing slash so that it can be renamed.
    private func folder(isTests: Bool) -> String {
        isTests ? "\(Tree.starter.ownTestsPath(stage))/" : "\(Tree.starter.modulePath(stage))/"
    }

    private func failure(
        _ reason: RefusedCode.Reason, at place: SourceLocation?, isTests: Bool
    ) -> BuildFailure {
        var reason = reason
        // It is easy to put a test beside the code that it tests by mistake.
        if case .foreignImport(let module, _) = reason, ["XCTest", "Testing"].contains(module) {
            let tests = content.paths.rename("\(Tree.starter.ownTestsPath(stage))/").dropLast()
            reason = .isTest(folder: String(tests))
        }
        return .refusedCode(
            RefusedCode(
                path: content.paths.rename(place?.file ?? folder(isTests: isTests)),
                line: place?.line, reason: reason))
    }
}

extension RefusedCode.Reason {
    /// The name used to find its place in the source.
    fileprivate var name: String? {
        switch self {
        case .notAsked(let name), .nameOfAnother(let name), .ownSection(let name): name
        case .attribute, .isTest, .longName, .foreignImport: nil
        }
    }
}
