import Catalog
import SwiftSource
import Synchronization

/// Screens what the compiler has made of a learner's code: refuses what would decide more than
/// itself, and flags what a person should look at.
struct CodeScreener: Sendable {
    let compiler: Compiler
    let content: QuestionContent
    let stage: Stage
    /// The object file of the helpers: what they declare belongs to them.
    let helpers: ObjectFile

    /// The verdict on a module.
    enum Verdict: Sendable, Equatable {
        case refused(BuildFailure)
        case taken([SourceFlag])

        /// The flags of several modules, each once.
        static func flags(of verdicts: [Verdict]) -> [SourceFlag] {
            var all: Set<SourceFlag> = []
            for case .taken(let flags) in verdicts { all.formUnion(flags) }
            return SourceFlag.told(of: all)
        }
    }

    /// Judges a stage's module, where a learner wrote it.
    ///
    /// - Parameter modules: The folders with the modules that it imports.
    func verdict(onModule object: ObjectFile, importing modules: [String]) throws -> Verdict {
        guard content.question.isOfLearnersCode else { return .taken([]) }
        let parts = StageParts(stage: stage, content: content)
        return try verdict(on: object, of: parts.module(importing: []), importing: modules)
    }

    /// Judges the tests: a learner's own by themselves, the official ones by what they refer to with
    /// the learner's stage.
    ///
    /// - Parameters:
    ///   - code: The digest of their code; nil where it isn't known.
    ///   - unit: The tests, with the modules that they import.
    func verdict(
        onTests object: ObjectFile, code: String? = nil, of unit: CompileUnit
    ) throws -> Verdict {
        let modules = unit.imports.map(\.folder)
        switch content.question {
        case .suiteOnBugs:
            return .taken([])
        case .ownTests, .ownTestsOnCode:
            return try verdict(on: object, of: unit, importing: modules)
        case .suite:
            guard let module = unit.imports.first(where: { $0.note.module == stage.module }) else {
                throw Compiler.NotJudged()
            }
            // A stage that declares just what the finished one does leaves nothing to look at.
            let interface = try FinishedSuite.interface(of: stage, in: content, by: compiler)
            if module.note.interface == interface { return .taken([]) }
            let finished = try FinishedSuite.of(stage, in: content, by: compiler)
            let rules = SuiteRules(
                module: stage.module, finished: finished.names, finishedTypes: finished.types)
            // What became the same code refers to the same. Most stages have more than the finished one,
            // such as a helper, and nothing that the tests would use.
            let isSame = code == finished.code
            let names =
                try isSame
                ? finished.names
                : compiler.names(of: unit, testing: stage.module, in: content.workspace.root)
            let refusal = rules.refusal(
                of: names,
                types: StageTypes(declaredIn: try module.requireObject(), of: stage.module))
            if let refusal {
                let sources = content.sources(in: Tree.starter.modulePath(stage))
                return .refused(
                    failure(refusal, SourcePlaces(sources), in: folder(isTests: false)))
            }
            if isSame { return .taken([]) }
            // What a stage tells the compiler to put into all that uses it is only in the tests.
            let parts = StageParts(stage: stage, content: content)
            return try verdict(
                on: object.beyond(try finished.object), of: parts.module(importing: []),
                importing: modules)
        }
    }

    /// - Parameter unit: The module, as it was compiled.
    private func verdict(
        on object: ObjectFile, of unit: CompileUnit, importing modules: [String]
    ) throws -> Verdict {
        let isTests = unit.module == stage.ownTestsModule
        let folder = folder(isTests: isTests)
        let places = SourcePlaces(unit.sources)
        let rules = FlagRules(
            ownModules: isTests
                ? [unit.module, stage.module, "Shared", "TestHelpers"] : [unit.module, "Shared"],
            isTests: isTests, underscored: places.underscored)
        let refusals = RefusalRules(
            module: unit.module, isTests: isTests, helpers: isTests ? [] : namesOfHelpers)
        if let refusal = refusals.refusal(of: object) {
            return .refused(failure(refusal, places, in: folder))
        }
        var found: [FlagFinder.NeededName] = []
        let names = isTests ? NamesOfTests(unit.sources, of: functionsOfHelpers) : nil
        var isUnsure =
            names?.mayBeDeclared == true || !rules.underscored.isEmpty
            || places.haveAny(of: Self.wordsWithoutATrace)
            || object.defined.contains(where: RefusalRules.isOfTheRuntime)
        for needed in object.needed.sorted() {
            if MemoryTypes.areNamed(in: needed) { isUnsure = true }
            guard let name = CompiledName(needed) else { continue }
            if rules.needsCloserLook(name) {
                isUnsure = true
            } else if let word = rules.flagged(name, isWritten: false) {
                let isClass = name.module == CompiledName.objectiveC
                found.append(
                    FlagFinder.NeededName(word: word, name: isClass ? word : name.path.first))
            }
        }
        guard isUnsure || !found.isEmpty else { return .taken([]) }
        let text = try compiler.sil(
            of: unit, in: content.workspace.root, importing: modules)
        if let name = names?.another(in: text) {
            return .refused(failure(.nameOfTests(name), places, in: folder))
        }
        let sil = SILReferences(sil: text)
        let asked = content.question == .suite ? try asked() : nil
        if let refusal = refusals.refusal(of: sil, asked: asked) {
            return .refused(failure(refusal, places, in: folder))
        }
        let finder = FlagFinder(rules: rules, places: places, paths: content.paths, folder: folder)
        return .taken(finder.flags(of: found, sil))
    }

    /// What the official tests may use of the stage.
    private func asked() throws -> AskedNames {
        let sources = [try content.finished(stage), content.sources(in: stage.suiteFolder)]
        return Self.askedOfLast.withLock { last in
            if let known = last[stage.id], known.sources == sources { return known.names }
            let names = AskedNames(finished: sources[0].values, tests: sources[1].values)
            last[stage.id] = (sources, names)
            return names
        }
    }

    /// What was asked last of each stage: it is the same for all learners, and after each save.
    private static let askedOfLast = Mutex<
        [Stage.ID: (sources: [[String: [UInt8]]], names: AskedNames)]
    >([:])

    /// What the helpers declare for all to use.
    private var namesOfHelpers: Set<String> { Set(helpersForAll.compactMap(\.path.first)) }

    private var functionsOfHelpers: Set<String> {
        Set(helpersForAll.filter(\.isGlobal).compactMap(\.path.first))
    }

    private var helpersForAll: [CompiledName] {
        Self.helpersOfLast.withLock { last in
            if let last, last.defined == helpers.defined { return last.names }
            let names = helpers.defined.compactMap(CompiledName.init).filter {
                $0.module == "TestHelpers" && $0.extendedModule == nil && !$0.isPrivate
            }
            last = (helpers.defined, names)
            return names
        }
    }

    /// What the helpers declared that were looked at last: they are the same for all stages.
    private static let helpersOfLast = Mutex<(defined: Set<String>, names: [CompiledName])?>(nil)

    /// Words of code that can reach memory without leaving a name in the object file: such code has one of
    /// them somewhere.
    static let wordsWithoutATrace = [
        "nsafe", "Pointer", "pointee", "_silgen", "cdecl", "_extern", "@c", "ContiguousStorage",
        "@abi", "@`", "section", "typealias", "nchecked", "Span", "memcpy", "memmove", "memset",
        "memcmp", "bzero", "objCType",
    ]

    /// The folder of the learner's module or tests, with a slash behind it so that it can be renamed.
    private func folder(isTests: Bool) -> String {
        isTests ? "\(Tree.starter.ownTestsPath(stage))/" : "\(Tree.starter.modulePath(stage))/"
    }

    private func failure(
        _ reason: RefusedCode.Reason, _ places: SourcePlaces, in folder: String
    ) -> BuildFailure {
        let place = reason.name.flatMap(places.place)
        let tests = content.paths.rename("\(Tree.starter.ownTestsPath(stage))/").dropLast()
        return .refusedCode(
            RefusedCode(
                path: content.paths.rename(place?.file ?? folder), line: place?.line,
                reason: place.map(isTest) == true ? .isTest(folder: String(tests)) : reason))
    }

    /// Whether a file of the module is there to test it.
    private func isTest(_ place: SourceLocation) -> Bool {
        let sources = content.sources(in: Tree.starter.modulePath(stage))
        guard content.question == .suite, let source = sources[place.file] else { return false }
        let imports = SourceOutline(String(decoding: source, as: UTF8.self)).imports
        return imports["XCTest"] != nil || imports["Testing"] != nil
    }
}

extension RefusedCode.Reason {
    /// The name by which its place is found.
    fileprivate var name: String? {
        switch self {
        case .nameOfTests(let name), .nameOfTheLanguage(let name), .notAsked(let name),
            .nameOfAnother(let name), .ownSection(let name):
            name
        case .runsAtLoad: "section"
        case .isTest, .longName, .foreignImport: nil
        }
    }
}
