import Catalog
import SwiftSource

/// Screens a learner's code: refuses code that could affect more than its own verdict, and flags code that a
/// person should review.
struct CodeScreener: Sendable {
    let parts: ProgramParts

    private var stage: Stage { parts.stage }
    private var content: QuestionContent { parts.content }

    /// Compiles a module. If a learner wrote it, its sources and its compiled code are screened. In
    /// the kit's own modules, nothing is refused or flagged.
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
        // A long name is found before compiling, because the compiler would need too much memory
        // for it.
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

    /// Returns what a person should review in a learner's module. The paths are those in the
    /// workspace.
    private func flags(
        of product: Product, _ object: ObjectFile, _ places: SourcePlaces, isTests: Bool,
        in folder: String
    ) -> Set<SourceFlag> {
        let written = places.words
        let words = Set(written.map(\.text))
        let ofText = TextFlags(
            hidden: ToolchainInterfaces(compiler: parts.compiler).hidden(among: words),
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

    /// Screens a stage by the names that its official tests need when they are compiled with it.
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
        // A path needs the trailing slash to be translated into one that the learner knows.
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
        // Putting a test beside the code that it tests is an easy mistake, so the message names the
        // right folder.
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
    /// The name to search for in the source, to find the place of the refused code; nil if the
    /// reason has none.
    fileprivate var name: String? {
        switch self {
        case .notAsked(let name), .nameOfAnother(let name), .ownSection(let name): name
        case .attribute, .isTest, .longName, .foreignImport: nil
        }
    }
}
