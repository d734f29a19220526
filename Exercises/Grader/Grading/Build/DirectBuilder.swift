import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds a stage's program by calling the compiler and the linker: one job for each module that
/// has changed.
///
/// Where the package manager might come to another result, the package manager has to build.
struct DirectBuilder: Sendable {
    let compiler: Compiler
    /// What the tests run in; nil for none.
    let sandbox: Sandbox?
    /// Whether nothing is built where this way doesn't work.
    let isRequired: Bool
    /// Told where this way doesn't work.
    let state: DirectBuildState

    /// A part of a program that is compiled and screened.
    private struct Part {
        let product: Product
        let verdict: CodeScreener.Verdict
    }

    /// Builds the program of a stage. What was compiled before is only linked.
    ///
    /// - Returns: Nil if the package manager has to tell.
    func build(
        _ stage: Stage, of content: QuestionContent, willBuild: () -> Void
    ) throws -> StageBuilder.Outcome? {
        let parts = StageParts(stage: stage, content: content)
        guard parts.areUsual else { return nil }
        do {
            let shared = try SharedParts(content: content, compiler: compiler).products(
                withSwiftTesting: parts.usesSwiftTesting)
            let module = try self.module(parts, shared, willBuild)
            // Before more is compiled: what is refused of a stage may not even link.
            if case .refused(let failure) = module.verdict { return .failed(failure) }
            let finished =
                content.question == .suite
                ? try FinishedSuite(of: stage, in: content, by: compiler) : nil
            let interface = try self.interface(parts, shared, module.product, finished)
            let tests = try self.tests(parts, shared, interface, finished, willBuild)
            if case .refused(let failure) = tests.verdict { return .failed(failure) }
            // What the grader has written isn't the learner's to fix.
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

    /// What the tests are compiled with.
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
    /// It is compiled with the finished modules if official tests became the same code with them: once for all, and
    /// with nothing of a learner's.
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

    /// What a failure says of the stage; nil where it may be no doing of its source.
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

    /// Whether the compiler didn't find what was made for it: that may be gone by now, since other
    /// gradings use the same folder.
    private static func missesWhatWasMade(_ text: String, of stage: Stage) -> Bool {
        let made = [stage.module, "Shared", "TestHelpers"]
        return text.contains("missing required module")
            || made.contains { text.contains("no such module '\($0)'") }
    }
}
