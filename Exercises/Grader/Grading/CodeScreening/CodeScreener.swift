import Catalog
import SwiftSource

/// Screens a learner's code: refuses code that could affect more than its own verdict, and flags code that a
/// person should review.
struct CodeScreener: Sendable {
    let parts: ProgramParts

    private var stage: Stage { parts.stage }
    private var content: QuestionContent { parts.content }

    /// Compiles a module, and screens it by its sources and its compiled code if a learner wrote it. Nothing
    /// is refused or flagged in the kit's own modules.
    ///
    /// - Returns: The product, and what a person should review.
    /// - Throws: `BuildFailure`, or `Compiler.Failure`
    func compiled(_ unit: CompileUnit) throws -> (Product, flags: Set<SourceFlag>) {
        let isTests = unit.module == stage.ownTestsModule
        guard isTests || unit.module == stage.module && content.question.isOfLearnersCode else {
            return (try parts.compiler.compile(unit), [])
        }
        let rules = RefusalRules(
            module: unit.module,
            imports: isTests
                ? RefusalRules.modulesForTests.union([stage.module]) : RefusalRules.modulesForCode)
        let folder =
            isTests ? "\(Tree.starter.ownTestsPath(stage))/" : "\(content.moduleFolder(stage))/"
        let sources = RefusalRules.tokens(of: unit.sources)
        // The compiler would need too much memory for it.
        if let found = RefusalRules.longName(in: sources) {
            throw refused(found.reason, at: found.place, in: folder)
        }
        let product = try parts.compiler.compile(unit)
        if let found = rules.refusal(of: sources) {
            throw refused(found.reason, at: found.place, in: folder)
        }
        let places = SourcePlaces(unit.sources)
        let object = try product.requireObject()
        if let reason = rules.refusal(of: object) {
            throw refused(reason, at: reason.name.flatMap(places.place), in: folder)
        }
        let flags = flags(of: product, object, places, isTests: isTests, in: folder)
        return (
            product,
            Set(
                flags.map {
                    SourceFlag(word: $0.word, file: content.paths.rename($0.file), line: $0.line)
                })
        )
    }

    /// What a person should review in a learner's module, with paths in the workspace.
    private func flags(
        of product: Product, _ object: ObjectFile, _ places: SourcePlaces, isTests: Bool,
        in folder: String
    ) -> Set<SourceFlag> {
        let written = places.words
        let words = Set(written.map(\.text))
        let ofText = TextFlags(
            hidden: ToolchainInterfaces(parts.compiler).hidden(among: words),
            takesArguments: object.needed.contains { $0.byteRange(of: "CVarArg") != nil })
        var flags = ofText.flags(of: written).union(product.note.memory)
        let ofNames = FlagRules(
            ownModules: [product.note.module, "Shared"]
                + (isTests ? [stage.module, "TestHelpers"] : []),
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
        return flags
    }

    /// Screens a stage by what its official tests need when compiled with it.
    ///
    /// - Returns: A flag if the stage was checked only in part.
    /// - Throws: `BuildFailure`
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
    ) -> BuildFailure {
        var reason = reason
        // It is an easy mistake to put a test beside the code that it tests.
        if case .foreignImport(let module, _) = reason, ["XCTest", "Testing"].contains(module) {
            let tests = content.paths.rename("\(Tree.starter.ownTestsPath(stage))/").dropLast()
            reason = .isTest(folder: String(tests))
        }
        return .refusedCode(
            RefusedCode(
                path: content.paths.rename(place?.file ?? folder), line: place?.line,
                reason: reason))
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
