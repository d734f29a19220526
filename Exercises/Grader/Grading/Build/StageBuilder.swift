import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds the program that answers a question about one stage.
///
/// The program contains only that stage's module, and nothing of another stage.
struct StageBuilder: Sendable {
    /// The outcome of a build.
    enum Outcome: Sendable {
        /// The program, and what a person should review in the learner's code.
        case built(TestProgram, flags: [SourceFlag])
        case failed(BuildFailure)
    }

    /// Builds the fast way; nil if the package manager must build everything.
    let direct: DirectBuilder?
    /// Builds with the package manager, whose result counts if the two ways could differ.
    let package: PackageBuilder
    /// Notified when something is actually built.
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

    /// Returns the stage's program with line tables; nil if it can't be built.
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

/// Rebuilds a stage's program with line tables, so that its backtraces show the line where a test crashed.
///
/// The program is built only if a test crashed or didn't end, and it doesn't affect any verdict. By then the
/// stage has been built, and the compiled code has been screened.
struct LineTables: Sendable {
    let compiler: Compiler
    /// The sandbox for the tests; nil for none.
    let sandbox: Sandbox?

    /// Returns the program; nil if it can't be built.
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
        // A place in code that isn't the learner's is of no use to the learner.
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
