import Catalog
import Processes

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
