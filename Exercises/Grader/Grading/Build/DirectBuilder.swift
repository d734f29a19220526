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

    /// Builds the program of a stage; does nothing where it is there already.
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
            let moduleUnit = parts.module(importing: [shared.shared])
            let module = try product(moduleUnit, in: folder, willBuild)
            // Before more is compiled: what is refused of a stage may not even link.
            let ofModule = try screener.verdict(
                on: moduleUnit, module.requireObject(), memory: module.note.memory)
            if case .refused(let failure) = ofModule { return .failed(failure) }
            let interface =
                content.question == .suite
                ? try screener.interface(of: moduleUnit, module) : StageInterface(module: module)
            let testsUnit = parts.tests(
                importing: [shared.shared, shared.helpers, interface.module])
            let tests = try product(testsUnit, in: folder, willBuild)
            let ofTests =
                content.question == .suite
                ? try screener.verdict(onSuite: tests.requireObject(), with: interface)
                : try screener.verdict(
                    on: testsUnit, tests.requireObject(), memory: tests.note.memory)
            if case .refused(let failure) = ofTests { return .failed(failure) }
            guard let list = tests.note.testList else { return nil }
            let listed = try listed(interface, tests, stage, content)
            // What the grader has written isn't the learner's to fix.
            guard
                case .success(let entries) = try compiler.compile(
                    parts.list(list, importing: shared, listed.module, listed.tests), in: folder,
                    willCompile: willBuild)
            else { return nil }
            let products = shared.linked + [module, tests, entries]
            return try link(
                products, stage, content,
                flags: CodeScreener.Verdict.flags(of: [ofModule, ofTests]), willBuild)
        } catch let problem as DirectBuildProblem {
            state.fail(problem)
            if isRequired { throw GradeError.compilerNotUsable(problem) }
            return nil
        } catch let failure as Compiler.Failure {
            return outcome(of: failure, stage, content)
        }
    }

    /// The modules with which a list of tests is compiled: the finished ones, where official tests became
    /// the same code with them. So it is compiled once for all, and with nothing of a learner's.
    private func listed(
        _ interface: StageInterface, _ tests: Product, _ stage: Stage, _ content: QuestionContent
    ) throws -> (module: Product, tests: Product) {
        guard content.question == .suite else { return (interface.module, tests) }
        let finished = try FinishedSuite.of(stage, in: content, by: compiler)
        return finished.tests.note.code == tests.note.code
            ? (finished.interface.module, finished.tests) : (interface.module, tests)
    }

    private func product(
        _ unit: CompileUnit, in folder: String, _ willBuild: () -> Void
    ) throws -> Product {
        try compiler.compile(unit, in: folder, willCompile: willBuild).get()
    }

    private func link(
        _ products: [Product], _ stage: Stage, _ content: QuestionContent, flags: [SourceFlag],
        _ willBuild: () -> Void
    ) throws -> StageBuilder.Outcome? {
        let program = TestProgram(
            folder: content.workspace.programFolder(stage), files: compiler.machine.files,
            sandbox: sandbox)
        let parts = products.map(\.name) + [content.resourceDigest]
        if program.isMade(of: parts) { return .built(program, flags: flags) }
        willBuild()
        let files = compiler.machine.files
        try files.remove(program.folder)
        try files.makeFolder(program.folder)
        try program.addResources(of: content)
        try compiler.link(products, to: program.path, in: program.folder).get()
        try program.setMade(of: parts)
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
