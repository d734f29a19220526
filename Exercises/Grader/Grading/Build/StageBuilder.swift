import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds the program that answers a question about one stage.
///
/// The program contains only that stage's module, and nothing of another stage. Its parts are compiled and
/// screened by calling the compiler directly, and then linked. The package manager builds the program if
/// that isn't possible, or if its result could be different.
struct StageBuilder: Sendable {
    /// The outcome of a build.
    enum Outcome: Sendable {
        /// The program, and what a person should review in the learner's code.
        /// If `isScreened` is false, the code could not be screened.
        case built(TestProgram, flags: [SourceFlag], isScreened: Bool = true)
        case failed(BuildFailure)
    }

    /// The compiler; nil if it can't be called directly.
    let compiler: Compiler?
    let package: PackageBuilder
    /// The sandbox for the tests; nil for none.
    let sandbox: Sandbox?
    /// Notified when something is actually built.
    let progress: GradingProgress

    /// Builds the program of a stage. Parts that were compiled before are only linked.
    func build(_ stage: Stage, of content: QuestionContent) throws -> Outcome {
        var isTold = false
        let willBuild = {
            if !isTold { progress.send(.building(content.question, stage.id)) }
            isTold = true
        }
        let program = TestProgram(
            folder: content.workspace.programFolder(stage), files: content.workspace.files,
            sandbox: sandbox)
        let built: Outcome
        switch try screening(of: stage, content, willBuild) {
        case .failed(let failure):
            return .failed(failure)
        case .screened(let parts):
            built = .built(program, flags: parts.flags)
            if try link(parts, parts.compiled, to: program, willBuild) {
                return built
            }
        case .impossible:
            let folder = content.paths.rename("\(content.learnersFolder(stage))/")
            built = .built(program, flags: [.checkedInPart(folder)], isScreened: false)
        }
        let failure = try package.build(stage, of: content, to: program, willBuild: willBuild)
        return failure.map(Outcome.failed) ?? built
    }

    /// Rebuilds a stage's program with line tables, so that its backtraces show the line where a test crashed;
    /// returns nil if that isn't possible.
    ///
    /// The program is built only if a test crashed or didn't end, and it doesn't affect any verdict.
    func programWithLineTables(
        _ stage: Stage, of content: QuestionContent
    ) throws -> TestProgram? {
        guard let compiler, case .screened(let parts) = try screening(of: stage, content, {})
        else { return nil }
        let program = TestProgram(
            folder: content.workspace.lineTablesFolder(stage), files: content.workspace.files,
            sandbox: sandbox, backtracer: compiler.commands.backtracer)
        // A place in code that isn't the learner's is of no use to the learner.
        let units = content.question == .suite ? [parts.moduleUnit] : []
        let withLines = try (units + [parts.testsUnit]).map { unit in
            var unit = unit
            unit.hasLineTables = true
            return try parts.parts.product(unit)
        }
        let linked = (content.question == .suite ? [] : [parts.module]) + withLines
        return try link(parts, linked, to: program, keepsLineTables: true) ? program : nil
    }
}

/// Compiles, screens and links the parts of a program.
extension StageBuilder {
    private enum Screening {
        case screened(ScreenedParts)
        /// A part doesn't compile or is refused. It isn't linked, because the linker reads options from it.
        case failed(BuildFailure)
        /// The compiler can't be called directly, or not for the kit's own code.
        case impossible
    }

    private func screening(
        of stage: Stage, _ content: QuestionContent, _ willBuild: () -> Void
    ) throws -> Screening {
        guard let compiler else { return .impossible }
        do {
            let parts = try ProgramParts(stage: stage, content: content, compiler: compiler)
            let screener = CodeScreener(parts: parts)
            let moduleUnit = parts.module()
            try screener.checkNames(of: moduleUnit)
            let module = try parts.product(moduleUnit, willCompile: willBuild)
            // Checked before more is compiled, because a refused stage may not even link.
            let ofModule = try screener.flags(of: moduleUnit, module)
            let finished = content.question == .suite ? try parts.finished() : nil
            let interface =
                try finished.map { try parts.interface(of: moduleUnit, module, or: $0) }
                ?? StageInterface(module: module)
            let testsUnit = parts.tests(of: interface.module)
            try screener.checkNames(of: testsUnit)
            let tests = try parts.product(testsUnit, willCompile: willBuild)
            let ofTests =
                try finished.map {
                    try screener.flags(ofSuite: tests, with: interface, $0)
                } ?? screener.flags(of: testsUnit, tests)
            return .screened(
                ScreenedParts(
                    parts: parts, moduleUnit: moduleUnit, module: module, interface: interface,
                    testsUnit: testsUnit, tests: tests, finished: finished,
                    flags: SourceFlag.told(of: ofModule.union(ofTests))))
        } catch let refused as CodeScreener.Refused {
            return .failed(refused.failure)
        } catch is Compiler.NotJudged {
            return .failed(.notJudged)
        } catch is KitNotCompiled {
            return .impossible
        } catch let failure as Compiler.Failure {
            switch failure {
            case .tookTooLong: return .failed(.tookTooLong)
            case .tookTooMuchMemory: return .failed(.tookTooMuchMemory)
            case .failed(let text): return .failed(try content.failure(saying: text))
            }
        }
    }

    /// Links these products to a program. Returns whether that was possible.
    private func link(
        _ screened: ScreenedParts, _ products: [Product], to program: TestProgram,
        keepsLineTables: Bool = false, _ willBuild: () -> Void = {}
    ) throws -> Bool {
        let (parts, content) = (screened.parts, screened.parts.content)
        guard let list = screened.list else { return false }
        do {
            // Code written by the grader isn't the learner's to fix.
            let entries = try parts.product(list, willCompile: willBuild)
            try program.makeFolder(with: content)
            let linked = try parts.linked() + products + [entries]
            try parts.compiler.link(
                linked, to: program.path, in: program.folder, keepsLineTables: keepsLineTables)
            return true
        } catch is Compiler.Failure, is KitNotCompiled {
            return false
        }
    }
}

/// The parts of a stage's program after compiling and screening them.
private struct ScreenedParts {
    let parts: ProgramParts
    let moduleUnit: CompileUnit
    let module: Product
    /// The interface that the tests were compiled with.
    let interface: StageInterface
    let testsUnit: CompileUnit
    let tests: Product
    /// The official tests, compiled with the reference solution; nil if the program doesn't test the
    /// learner's code.
    let finished: FinishedSuite?
    let flags: [SourceFlag]

    var compiled: [Product] { [module, tests] }

    /// The list of the tests; nil if only the package manager can list them.
    ///
    /// The list of official tests is compiled with the reference solution, once for everyone and without any
    /// learner's code.
    var list: CompileUnit? {
        if let finished {
            return parts.list(of: finished.tests, finished.interface.module)
        }
        return parts.list(of: tests, interface.module)
    }
}
