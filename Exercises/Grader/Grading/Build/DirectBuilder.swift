import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds a stage's program by calling the compiler and the linker, with one job for each changed module.
///
/// If the package manager might produce a different result, the package manager must build.
struct DirectBuilder: Sendable {
    let compiler: Compiler
    /// The sandbox for the tests; nil for none.
    let sandbox: Sandbox?
    /// Whether the build fails, rather than using the package manager, if this way doesn't work.
    let isRequired: Bool
    /// Notified if this way doesn't work.
    let state: DirectBuildState

    /// A part of a program that is compiled and screened.
    private struct Part {
        let product: Product
        let verdict: CodeScreener.Verdict
    }

    /// Builds the program of a stage. What was compiled before is only linked.
    ///
    /// - Returns: The outcome; nil if the package manager must decide.
    func build(
        _ stage: Stage, of content: QuestionContent, willBuild: () -> Void
    ) throws -> StageBuilder.Outcome? {
        let parts = StageParts(stage: stage, content: content)
        guard parts.areUsual else { return nil }
        do {
            let shared = try SharedParts(content: content, compiler: compiler).products(
                withSwiftTesting: parts.usesSwiftTesting)
            let module = try self.module(parts, shared, willBuild)
            // Checked before more is compiled, because a refused stage may not even link.
            if case .refused(let failure) = module.verdict { return .failed(failure) }
            let finished =
                content.question == .suite
                ? try FinishedSuite(of: stage, in: content, by: compiler) : nil
            let interface = try self.interface(parts, shared, module.product, finished)
            let tests = try self.tests(parts, shared, interface, finished, willBuild)
            if case .refused(let failure) = tests.verdict { return .failed(failure) }
            // Code written by the grader isn't the learner's to fix.
            guard
                let list = listUnit(parts, shared, interface, tests.product, finished),
                case .success(let entries) = try compiler.compile(
                    list, in: content.workspace.root, willCompile: willBuild)
            else { return nil }
            return try link(
                shared.linked + [module.product, tests.product, entries], stage, content,
                flags: CodeScreener.Verdict.flags(of: [module.verdict, tests.verdict]))
        } catch let problem as DirectBuildProblem {
            state.fail(problem)
            if isRequired { throw GradeError.compilerNotUsable(problem) }
            return nil
        } catch let failure as Compiler.Failure {
            return outcome(of: failure, stage, content)
        }
    }

    private func screener(_ parts: StageParts) -> CodeScreener {
        CodeScreener(compiler: compiler, content: parts.content, stage: parts.stage)
    }

    private func module(
        _ parts: StageParts, _ shared: SharedParts.Products, _ willBuild: () -> Void
    ) throws -> Part {
        let unit = parts.module(importing: [shared.shared])
        let product = try compiler.compile(
            unit, in: parts.content.workspace.root, willCompile: willBuild
        ).get()
        return Part(
            product: product,
            verdict: try screener(parts).verdict(
                on: unit, product.requireObject(), memory: product.note.memory))
    }

    /// The interface that the tests are compiled with.
    private func interface(
        _ parts: StageParts, _ shared: SharedParts.Products, _ module: Product,
        _ finished: FinishedSuite?
    ) throws -> StageInterface {
        guard let finished else { return StageInterface(module: module) }
        return try screener(parts).interface(
            of: parts.module(importing: [shared.shared]), module, finished)
    }

    private func tests(
        _ parts: StageParts, _ shared: SharedParts.Products, _ interface: StageInterface,
        _ finished: FinishedSuite?, _ willBuild: () -> Void
    ) throws -> Part {
        let unit = parts.tests(importing: [shared.shared, shared.helpers, interface.module])
        let product = try compiler.compile(
            unit, in: parts.content.workspace.root, willCompile: willBuild
        ).get()
        let object = try product.requireObject()
        let verdict =
            try finished.map {
                try screener(parts).verdict(onSuite: object, with: interface, $0)
            } ?? screener(parts).verdict(on: unit, object, memory: product.note.memory)
        return Part(product: product, verdict: verdict)
    }

    /// The list of the tests; nil if only the package manager can list them.
    ///
    /// If official tests compile to the same code with the reference modules, the list is compiled with
    /// those, once for everyone and without any learner's code.
    private func listUnit(
        _ parts: StageParts, _ shared: SharedParts.Products, _ interface: StageInterface,
        _ tests: Product, _ finished: FinishedSuite?
    ) -> CompileUnit? {
        let same = finished.flatMap { $0.tests.note.code == tests.note.code ? $0 : nil }
        return tests.note.testList.map {
            parts.list(
                $0, importing: shared, same?.interface.module ?? interface.module,
                same?.tests ?? tests)
        }
    }

    private func link(
        _ products: [Product], _ stage: Stage, _ content: QuestionContent, flags: [SourceFlag]
    ) throws -> StageBuilder.Outcome? {
        let program = TestProgram(
            folder: content.workspace.programFolder(stage), files: compiler.machine.files,
            sandbox: sandbox)
        let files = compiler.machine.files
        try files.remove(program.folder)
        try files.makeFolder(program.folder)
        try program.addResources(of: content)
        try compiler.link(products, to: program.path, in: program.folder).get()
        return .built(program, flags: flags)
    }

    /// The outcome that a failure means for the stage; nil if the stage's source may not be the cause.
    private func outcome(
        of failure: Compiler.Failure, _ stage: Stage, _ content: QuestionContent
    ) -> StageBuilder.Outcome? {
        switch failure {
        case .tookTooLong: return .failed(.tookTooLong)
        case .tookTooMuchMemory: return .failed(.tookTooMuchMemory)
        case .failed(let text):
            guard !Self.missesWhatWasMade(text, of: stage) else { return nil }
            let output = CompilerOutput(text: text, paths: content.paths)
            return output.namesAPlace ? .failed(.errors(output.message)) : nil
        }
    }

    /// Whether the compiler didn't find its input files. They may have been removed, because other gradings
    /// use the same folder.
    private static func missesWhatWasMade(_ text: String, of stage: Stage) -> Bool {
        let made = [stage.module, "Shared", "TestHelpers"]
        return text.contains("missing required module")
            || made.contains { text.contains("no such module '\($0)'") }
    }
}
