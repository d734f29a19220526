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

    /// Builds the program of a stage. What was compiled before is only linked.
    ///
    /// - Returns: Nil where the package manager has to tell.
    func build(
        _ stage: Stage, of content: QuestionContent, willBuild: () -> Void
    ) throws -> StageBuilder.Outcome? {
        let parts = StageParts(stage: stage, content: content)
        guard parts.areUsual else { return nil }
        let folder = content.workspace.root
        do {
            let shared = try SharedParts(content: content, compiler: compiler).products(
                withSwiftTesting: parts.usesSwiftTesting)
            let screener = CodeScreener(compiler: compiler, content: content, stage: stage)
            func product(_ unit: CompileUnit) throws -> Product {
                try compiler.compile(unit, in: folder, willCompile: willBuild).get()
            }
            let moduleUnit = parts.module(importing: [shared.shared])
            let module = try product(moduleUnit)
            // Before more is compiled: what is refused of a stage may not even link.
            let ofModule = try screener.verdict(
                on: moduleUnit, module.requireObject(), memory: module.note.memory)
            if case .refused(let failure) = ofModule { return .failed(failure) }
            let finished =
                content.question == .suite
                ? try FinishedSuite(of: stage, in: content, by: compiler) : nil
            let interface =
                try finished.map { try screener.interface(of: moduleUnit, module, $0) }
                ?? StageInterface(module: module)
            let testsUnit = parts.tests(
                importing: [shared.shared, shared.helpers, interface.module])
            let tests = try product(testsUnit)
            let object = try tests.requireObject()
            let ofTests =
                try finished.map { try screener.verdict(onSuite: object, with: interface, $0) }
                ?? screener.verdict(on: testsUnit, object, memory: tests.note.memory)
            if case .refused(let failure) = ofTests { return .failed(failure) }
            guard let list = tests.note.testList else { return nil }
            // The list is compiled with the finished modules if official tests became the same code with them: once
            // for all, and with nothing of a learner's.
            let same = finished.flatMap { $0.tests.note.code == tests.note.code ? $0 : nil }
            let listUnit = parts.list(
                list, importing: shared, same?.interface.module ?? interface.module,
                same?.tests ?? tests)
            // What the grader has written isn't the learner's to fix.
            guard
                case .success(let entries) = try compiler.compile(
                    listUnit, in: folder, willCompile: willBuild)
            else { return nil }
            return try link(
                shared.linked + [module, tests, entries], stage, content,
                flags: CodeScreener.Verdict.flags(of: [ofModule, ofTests]))
        } catch let problem as DirectBuildProblem {
            state.fail(problem)
            if isRequired { throw GradeError.compilerNotUsable(problem) }
            return nil
        } catch let failure as Compiler.Failure {
            return outcome(of: failure, stage, content)
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
