import Catalog
import SwiftSource

/// Screens a learner's code: refuses code that could affect more than its own verdict, and flags code that a
/// person should review.
struct CodeScreener: Sendable {
    let parts: ProgramParts

    private var stage: Stage { parts.stage }
    private var content: QuestionContent { parts.content }

    /// Thrown if the code is refused.
    struct Refused: Error {
        let failure: BuildFailure
    }

    /// Refuses a name that the compiler would need too much memory for, before anything is compiled.
    ///
    /// - Throws: `Refused`
    func checkNames(of unit: CompileUnit) throws {
        if let found = RefusalRules.longName(inSources: unit.sources) {
            throw refused(found.reason, at: found.place, in: "")
        }
    }

    /// Screens a module that a learner wrote, by its sources and its compiled code. Nothing is refused or
    /// flagged in the kit's own modules.
    ///
    /// - Returns: What a person should review.
    /// - Throws: `Refused`
    func flags(of unit: CompileUnit, _ product: Product) throws -> Set<SourceFlag> {
        let isTests = unit.module == stage.ownTestsModule
        guard isTests || content.question.isOfLearnersCode else { return [] }
        let rules = RefusalRules(
            module: unit.module,
            imports: isTests
                ? RefusalRules.modulesForTests.union([stage.module]) : RefusalRules.modulesForCode)
        let folder =
            isTests ? "\(Tree.starter.ownTestsPath(stage))/" : "\(content.moduleFolder(stage))/"
        let places = SourcePlaces(unit.sources)
        if let found = rules.refusal(ofSources: unit.sources) {
            throw refused(found.reason, at: found.place, in: folder)
        }
        let object = try product.requireObject()
        if let reason = rules.refusal(of: object) {
            throw refused(reason, at: reason.name.flatMap(places.place), in: folder)
        }
        let written = places.words
        let words = Set(written.map(\.text))
        let ofText = TextFlags(
            hidden: ToolchainInterfaces(parts.compiler).hidden(among: words),
            takesArguments: object.needed.contains { $0.byteRange(of: "CVarArg") != nil })
        var flags = ofText.flags(of: written).union(product.note.memory)
        let ofNames = FlagRules(
            ownModules: isTests
                ? [unit.module, stage.module, "Shared", "TestHelpers"] : [unit.module, "Shared"],
            isTests: isTests, words: words)
        var flagged = Set(flags.map(\.word))
        for symbol in object.needed.sorted() where flagged.count < SourceFlag.maximum {
            guard let name = CompiledName(symbol), let word = ofNames.flagged(name),
                flagged.insert(word).inserted
            else { continue }
            let parts = word.split { $0 == "." || $0 == "(" }.map(String.init)
            let place = parts.last.flatMap(places.place) ?? parts.first.flatMap(places.place)
            flags.insert(SourceFlag(word: word, file: place?.file ?? folder, line: place?.line))
        }
        return Set(
            flags.map {
                SourceFlag(word: $0.word, file: content.paths.rename($0.file), line: $0.line)
            })
    }

    /// Screens a stage by what its official tests need when compiled with it.
    ///
    /// - Returns: A flag if the stage was checked only in part.
    /// - Throws: `Refused`
    func flags(
        ofSuite tests: Product, with interface: StageInterface, _ usual: FinishedSuite
    ) throws -> Set<SourceFlag> {
        if interface.module.note.interface == usual.interface.module.note.interface { return [] }
        let finished =
            interface.hasBodies == usual.interface.hasBodies
            ? usual : try parts.finished(withBodies: interface.hasBodies)
        let new = try tests.requireObject().needed.subtracting(
            finished.tests.requireObject().needed)
        // A trailing slash is needed to rename it.
        let folder = "\(content.moduleFolder(stage))/"
        if !new.isEmpty {
            let names = SuiteNames(
                module: stage.module, finished: try finished.module.requireObject(),
                suite: content.sources(in: stage.suiteFolder))
            if let name = names.refused(of: new) {
                let place = SourcePlaces(content.sources(in: content.moduleFolder(stage)))
                    .place(of: name)
                throw refused(.notAsked(name), at: place, in: folder)
            }
        }
        return interface.hasBodies ? [.checkedInPart(content.paths.rename(folder))] : []
    }

    private func refused(
        _ reason: RefusedCode.Reason, at place: SourceLocation?, in folder: String
    ) -> Refused {
        var reason = reason
        // It is an easy mistake to put a test beside the code that it tests.
        if case .foreignImport(let module, _) = reason, ["XCTest", "Testing"].contains(module) {
            let tests = content.paths.rename("\(Tree.starter.ownTestsPath(stage))/").dropLast()
            reason = .isTest(folder: String(tests))
        }
        return Refused(
            failure: .refusedCode(
                RefusedCode(
                    path: content.paths.rename(place?.file ?? folder), line: place?.line,
                    reason: reason)))
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
