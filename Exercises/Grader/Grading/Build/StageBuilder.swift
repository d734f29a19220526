import Catalog
import FileSystem
import Processes
import SwiftSource

/// Makes the program that answers a question about one stage.
///
/// The program holds that stage's module and nothing of another stage.
struct StageBuilder: Sendable {
    /// How a build ended.
    enum Outcome: Sendable {
        /// The program, and what a person should look at in the learner's code.
        case built(TestProgram, flags: [SourceFlag])
        case failed(BuildFailure)
    }

    /// The quick way; nil where the package manager has to build everything.
    let direct: DirectBuilder?
    /// The package manager: where the two ways could differ, its result counts.
    let package: PackageBuilder
    /// Told where something is built indeed.
    let progress: GradingProgress

    func build(_ stage: Stage, of content: QuestionContent) throws -> Outcome {
        var isTold = false
        let willBuild = {
            if !isTold { progress.send(.building(content.question, stage.id)) }
            isTold = true
        }
        do {
            if let outcome = try direct?.build(stage, of: content, willBuild: willBuild) {
                return outcome
            }
            return try package.build(stage, of: content, willBuild: willBuild)
        } catch is Compiler.NotJudged {
            return .failed(.notJudged)
        }
    }

    /// The stage's program with line tables; nil if nothing can make one.
    func programWithLineTables(
        _ stage: Stage, of content: QuestionContent
    ) throws -> TestProgram? {
        guard let compiler = direct?.compiler ?? package.compiler, compiler.commands.canLink else {
            return nil
        }
        return try LineTables(compiler: compiler, sandbox: package.testSandbox)
            .program(of: stage, content)
    }
}

/// Makes a stage's program again, with line tables: its backtraces say at which line a test crashed.
///
/// The program is made if a test has crashed or didn't end, and has no part in any verdict. By then the
/// stage has been built, and what was compiled has been screened.
struct LineTables: Sendable {
    let compiler: Compiler
    /// What the tests run in; nil for none.
    let sandbox: Sandbox?

    /// The program; nil if it can't be made.
    func program(of stage: Stage, _ content: QuestionContent) throws -> TestProgram? {
        let parts = StageParts(stage: stage, content: content)
        let shared = try SharedParts(content: content, compiler: compiler).products(
            withSwiftTesting: parts.usesSwiftTesting)
        let folder = content.workspace.root
        func product(_ unit: CompileUnit) throws -> Product {
            try compiler.compile(unit, in: folder).get()
        }
        var moduleUnit = parts.module(importing: [shared.shared])
        var linked = try product(moduleUnit)
        var module = linked
        // What isn't the learner's has no place that a learner could look at.
        if content.question == .suite {
            module = try CodeScreener(compiler: compiler, content: content, stage: stage)
                .interface(
                    of: moduleUnit, linked, FinishedSuite(of: stage, in: content, by: compiler)
                ).module
            moduleUnit.hasLineTables = true
            linked = try product(moduleUnit)
        }
        var unit = parts.tests(importing: [shared.shared, shared.helpers, module])
        let plain = try product(unit)
        unit.hasLineTables = true
        let tests = try product(unit)
        guard let list = plain.note.testList else { return nil }
        let entries = try product(parts.list(list, importing: shared, module, plain))
        let program = TestProgram(
            folder: content.workspace.lineTablesFolder(stage), files: compiler.machine.files,
            sandbox: sandbox, backtracer: compiler.commands.backtracer)
        try compiler.machine.files.remove(program.folder)
        try compiler.machine.files.makeFolder(program.folder)
        try program.addResources(of: content)
        try compiler.link(
            shared.linked + [linked, tests, entries], to: program.path, in: program.folder,
            keepsLineTables: true
        ).get()
        return program
    }
}
