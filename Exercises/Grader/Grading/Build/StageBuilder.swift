import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds the program that answers a question about one stage.
///
/// The program contains no module of another stage. Its parts are compiled by calling the compiler
/// directly, then screened and linked. If that isn't possible, or if its result could be different,
/// the package manager builds the program instead.
struct StageBuilder: Sendable {
    /// A built program, and what a person should review in the learner's code.
    struct BuiltStage {
        let program: TestProgram
        let flags: [SourceFlag]
        /// Whether the code was screened.
        let isScreened: Bool
    }

    /// The compiler; nil if it can't be called directly.
    let compiler: Compiler?
    let package: PackageBuilder

    /// The sandbox for the tests; nil for none.
    private var sandbox: Sandbox? { package.tools.sandbox }

    /// Builds the program of a stage. Parts that were compiled before are only linked.
    ///
    /// - Throws: `BuildFailure`
    func build(_ stage: Stage, of content: QuestionContent) throws -> BuiltStage {
        let program = TestProgram(
            folder: content.workspace.programFolder(stage), files: content.workspace.files,
            sandbox: sandbox)
        do {
            let screened = try screenedParts(of: stage, content)
            let isLinked = try screened.map { try link($0, [$0.module, $0.tests], to: program) }
            if isLinked != true { try package.build(stage, of: content, to: program) }
            let folder = content.paths.rename("\(content.learnersFolder(stage))/")
            return BuiltStage(
                program: program, flags: screened?.flags ?? [.checkedInPart(folder)],
                isScreened: screened != nil)
        } catch let failure as Compiler.Failure {
            switch failure {
            case .tookTooLong: throw BuildFailure.tookTooLong
            case .tookTooMuchMemory: throw BuildFailure.tookTooMuchMemory
            case .failed(let text): throw try content.failure(saying: text)
            }
        }
    }

    /// Builds a stage's program again with line tables, so that its backtraces show the line where
    /// a test crashed; nil if that isn't possible.
    ///
    /// This is only done if a test crashed or didn't end, and it doesn't affect any verdict.
    func programWithLineTables(
        _ stage: Stage, of content: QuestionContent
    ) throws -> TestProgram? {
        guard let compiler, let screened = try screenedParts(of: stage, content) else {
            return nil
        }
        let program = TestProgram(
            folder: content.workspace.lineTablesFolder(stage), files: content.workspace.files,
            sandbox: sandbox, backtracer: compiler.commands.backtracer)
        // Line tables are only needed for the learner's code, because a place in other code doesn't
        // help the learner.
        let isOfSuite = content.question == .suite
        let units = (isOfSuite ? [screened.moduleUnit] : []) + [screened.testsUnit]
        let withLines = try units.map { unit in
            var unit = unit
            unit.hasLineTables = true
            return try compiler.compile(unit)
        }
        let linked = (isOfSuite ? [] : [screened.module]) + withLines
        return try link(screened, linked, to: program, keepsLineTables: true) ? program : nil
    }
}

/// Compiles, screens and links the parts of a program.
extension StageBuilder {
    /// Compiles and screens the parts of a stage's program. Nil if the compiler can't be called
    /// directly, or can't compile the kit's own code that way.
    ///
    /// - Throws: `Compiler.Failure` if a part doesn't compile, or `BuildFailure` if it is refused. A refused
    ///   part must not be linked, because the linker reads options from it.
    private func screenedParts(
        of stage: Stage, _ content: QuestionContent
    ) throws -> ScreenedParts? {
        guard let compiler else { return nil }
        do {
            return try screened(
                ProgramParts(stage: stage, content: content, compiler: compiler))
        } catch is KitNotCompiled {
            return nil
        }
    }

    private func screened(_ parts: ProgramParts) throws -> ScreenedParts {
        let screener = CodeScreener(parts: parts)
        let moduleUnit = parts.module()
        // The module is screened before the rest is compiled, because a refused module may not even
        // link.
        let (module, ofModule) = try screener.compiled(moduleUnit)
        // The list of official tests is compiled with the reference solution. This is done once for
        // everyone, and no learner's code is involved.
        let finished = parts.content.question == .suite ? try parts.finished() : nil
        let interface = try finished.map { finished in
            // If a stage declares exactly the same as the reference solution, its declarations
            // needn't be checked.
            module.note.interface == finished.module.note.interface
                ? finished.interface : try parts.interface(of: moduleUnit, module)
        }
        let testsUnit = parts.tests(of: interface?.module ?? module)
        let (tests, ofTests) = try screener.compiled(testsUnit)
        var flags = ofModule.union(ofTests)
        if let finished, let interface {
            flags.formUnion(try screener.flags(ofSuite: tests, with: interface, finished))
        }
        return ScreenedParts(
            parts: parts, moduleUnit: moduleUnit, module: module, testsUnit: testsUnit,
            tests: tests,
            list: parts.list(of: finished?.tests ?? tests, finished?.interface.module ?? module),
            flags: SourceFlag.told(of: flags))
    }

    /// Links these products into a program, and returns whether that was possible.
    private func link(
        _ screened: ScreenedParts, _ products: [Product], to program: TestProgram,
        keepsLineTables: Bool = false
    ) throws -> Bool {
        guard let list = screened.list else { return false }
        let (parts, compiler) = (screened.parts, screened.parts.compiler)
        do {
            // If this code doesn't compile, the package manager builds instead, because the grader
            // wrote the code and the learner can't fix it.
            let entries = try compiler.compile(list)
            try program.makeFolder(with: parts.content)
            try compiler.link(
                parts.linked() + products + [entries], to: program.path, in: program.folder,
                keepsLineTables: keepsLineTables)
            return true
        } catch is Compiler.Failure, is KitNotCompiled {
            return false
        }
    }
}

/// The parts of a stage's program, compiled and screened.
private struct ScreenedParts {
    let parts: ProgramParts
    let moduleUnit: CompileUnit
    let module: Product
    let testsUnit: CompileUnit
    let tests: Product
    /// The list of the tests; nil if only the package manager can list them.
    let list: CompileUnit?
    let flags: [SourceFlag]
}
