import Catalog
import SwiftSource
import Synchronization

/// Judges what the compiler has made of a learner's code: refuses what would decide more than
/// itself, and tells what a person should look at.
struct CodeJudge: Sendable {
    let compiler: Compiler
    let content: QuestionContent
    let stage: Stage
    /// The object file of the helpers: what they declare belongs to them.
    let helpers: ObjectFile

    /// What is said of a module.
    enum Verdict: Sendable, Equatable {
        case refused(BuildFailure)
        case taken([SourceFlag])

        var flags: [SourceFlag] {
            if case .taken(let flags) = self { flags } else { [] }
        }
    }

    /// Judges a stage's module, where a learner wrote it.
    ///
    /// - Parameter modules: The folders with the modules that it imports.
    func verdict(onModule object: ObjectFile, importing modules: [String]) throws -> Verdict {
        guard content.question == .suite else { return .taken([]) }
        let parts = StageParts(stage: stage, content: content)
        return try verdict(on: object, of: parts.module(importing: []), importing: modules)
    }

    /// Judges the tests: a learner's own by themselves, the official ones by what they would use of
    /// the learner's stage.
    func verdict(onTests object: ObjectFile, importing modules: [String]) throws -> Verdict {
        let parts = StageParts(stage: stage, content: content)
        switch content.question {
        case .suiteOnBugs:
            return .taken([])
        case .ownTests:
            return try verdict(on: object, of: parts.tests(importing: []), importing: modules)
        case .suite:
            let rules = RefusalRules(
                module: stage.module, isTests: false, helpers: namesOfHelpers)
            guard let refusal = rules.refusal(ofStageIn: object, asked: try asked()) else {
                return .taken([])
            }
            let sources = content.sources(in: Tree.starter.modulePath(stage))
            return .refused(failure(refusal, SourcePlaces(sources)))
        }
    }

    /// - Parameter unit: The module, as it was compiled.
    private func verdict(
        on object: ObjectFile, of unit: CompileUnit, importing modules: [String]
    ) throws -> Verdict {
        let isTests = content.question == .ownTests
        let rules = UseRules(
            ownModules: isTests
                ? [unit.module, stage.module, "Shared", "TestHelpers"] : [unit.module, "Shared"],
            isTests: isTests)
        let refusals = RefusalRules(
            module: unit.module, isTests: isTests, helpers: isTests ? [] : namesOfHelpers)
        let places = SourcePlaces(unit.sources)
        if let refusal = refusals.refusal(of: object) {
            return .refused(failure(refusal, places))
        }
        var found: [(word: String, name: String?)] = []
        var isUnsure =
            places.haveAny(of: Self.wordsWithoutATrace)
            || object.defined.contains(where: RefusalRules.isOfTheRuntime)
        for needed in object.needed.sorted() {
            guard let name = CompiledName(needed) else { continue }
            if rules.needsCloserLook(name) {
                isUnsure = true
            } else if let word = rules.flagged(name, isWritten: false) {
                found.append((word, name.path.first))
            }
        }
        guard isUnsure || !found.isEmpty else { return .taken([]) }
        let sil = try compiler.sil(
            of: unit, in: content.workspace.root, importing: modules)
        if let refusal = refusals.refusal(of: sil, asked: isTests ? nil : try asked()) {
            return .refused(failure(refusal, places))
        }
        return .taken(flags(found, sil, rules, places))
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
    private var namesOfHelpers: Set<String> {
        Self.helpersOfLast.withLock { last in
            if let last, last.defined == helpers.defined { return last.names }
            let names = Set(
                helpers.defined.compactMap(CompiledName.init).filter {
                    $0.module == "TestHelpers" && $0.extendedModule == nil
                }.compactMap(\.path.first))
            last = (helpers.defined, names)
            return names
        }
    }

    /// What the helpers declared that were looked at last: they are the same for all stages.
    private static let helpersOfLast = Mutex<(defined: Set<String>, names: Set<String>)?>(nil)

    /// Words that code must have somewhere that leaves no names in an object file.
    private static let wordsWithoutATrace = [
        "nsafe", "Pointer", "pointee", "_silgen", "cdecl", "_extern", "@c", "ContiguousStorage",
        "@abi", "@`", "section", "typealias", "unchecked", "Span", "memcpy", "memmove", "memset",
        "memcmp", "bzero",
    ]

    private func flags(
        _ found: [(word: String, name: String?)], _ sil: SILReferences, _ rules: UseRules,
        _ places: SourcePlaces
    ) -> [SourceFlag] {
        var flags: Set<SourceFlag> = []
        // A name can be used in as many lines as a file has, and a place is looked for in all files.
        var words: [String: String?] = [:]
        for reference in sil.references {
            let known = words[reference.name]
            let word = known ?? word(for: reference.name, found, rules)
            if reference.isOfWitness, AllowedNames.ofEachSequence.contains(word ?? "") { continue }
            words[reference.name] = .some(word)
            guard let word else { continue }
            if let place = reference.place {
                flags.insert(flag(word, place))
            } else if known == nil {
                flags.insert(flag(word, places.place(of: word)))
            }
        }
        var told = Set(flags.map(\.word))
        for (word, name) in found
        where told.count < SourceFlag.maximum && told.insert(word).inserted {
            flags.insert(flag(word, places.place(of: name ?? word)))
        }
        return SourceFlag.told(of: flags)
    }

    /// What is told of a name; nil for nothing.
    private func word(
        for name: String, _ found: [(word: String, name: String?)], _ rules: UseRules
    ) -> String? {
        if SILReferences.marks.contains(name) { return name }
        guard name.hasPrefix("#") else {
            return CompiledName(name).flatMap { rules.flagged($0, isWritten: true) }
        }
        // `#FileManager.contents`, looked up as the program runs.
        let names = name.dropFirst().split(separator: ".").map(String.init)
        guard names.count > 1 else { return nil }
        return rules.flaggedMember(names[1], of: names[0])
            ?? found.first { $0.name == names[0] }?.word
    }

    private func flag(_ word: String, _ place: SourceLocation?) -> SourceFlag {
        SourceFlag(
            word: word, file: content.paths.rename(place?.file ?? folder), line: place?.line)
    }

    /// The folder of the learner's module, with a slash behind it so that it can be renamed.
    private var folder: String {
        content.question == .ownTests
            ? "\(Tree.starter.ownTestsPath(stage))/" : "\(Tree.starter.modulePath(stage))/"
    }

    /// A refusal, as an error of the compiler's.
    private func failure(
        _ refusal: RefusalRules.Refusal, _ places: SourcePlaces
    ) -> BuildFailure {
        let (name, text) = refusal.words
        let found = name.flatMap(places.place)
        let place = found.map { "\($0.file):\($0.line)" } ?? folder
        let tests = content.paths.rename("\(Tree.starter.ownTestsPath(stage))/").dropLast()
        let words =
            found.map(isTest) == true
            ? "this is a test, and stands among the code. Move the file to \(tests)." : text
        return .errors("\(content.paths.rename(place)): error: \(words)")
    }

    /// Whether a file of the module is there to test it.
    private func isTest(_ place: SourceLocation) -> Bool {
        let sources = content.sources(in: Tree.starter.modulePath(stage))
        guard content.question == .suite, let source = sources[place.file] else { return false }
        let imports = SourceOutline(String(decoding: source, as: UTF8.self)).imports
        return imports["XCTest"] != nil || imports["Testing"] != nil
    }
}

extension RefusalRules.Refusal {
    /// The name that it is about, and the words of the error.
    fileprivate var words: (name: String?, text: String) {
        switch self {
        case .nameOfTests(let name):
            (name, "the name \(name) belongs to the tests: give it another one.")
        case .nameOfTheLanguage(let name):
            (
                name,
                "the official tests would use this \(name) and not Swift's own: "
                    + "give it another name."
            )
        case .notAsked(let name):
            (
                name,
                "the official tests would use this \(name), and no exercise asks for it: give it "
                    + "another name, or remove it."
            )
        case .nameOfAnother(let name) where name == "main" || name.hasSuffix("_main"):
            (
                name,
                "the tests bring their own beginning of the program. Take out main.swift, or "
                    + "'@main'."
            )
        case .nameOfAnother(let name):
            (
                name,
                "a function with the linker's name \(name) would take the place of another one: "
                    + "remove it."
            )
        case .ownSection(let name):
            (name, "something with a section of its own, \(name), can't be judged: remove it.")
        case .runsAtLoad:
            ("section", "code that runs as the program is loaded can't be judged: remove it.")
        }
    }
}
