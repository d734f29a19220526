import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds a stage's tests with the package manager.
struct PackageBuilder: Sendable {
    let toolchain: Toolchain
    let machine: Machine
    /// What the compiler runs in; nil for none.
    let sandbox: Sandbox?
    /// What the tests run in; nil for none.
    let testSandbox: Sandbox?
    /// A folder for compiled system modules, which all workspaces share.
    let moduleCache: String
    /// What a build may use. More is charged to what is built: a line that the type checker can't
    /// get through is the usual reason.
    let limits: Limits
    /// The compiler, with which code is screened; nil where it can't be called.
    let compiler: Compiler?
    /// Held for each workspace in which something is being built.
    private static let turns = KeyedLock()

    /// The most that an empty disk has to take: what is built is smaller.
    private static let probeSize = 32 << 20

    /// Without symbols, a program can't be searched for the function that tells which bug is planted.
    private static var withoutSymbols: [String] {
        #if os(Linux)
            ["-Xlinker", "-s"]
        #else
            []
        #endif
    }

    /// Builds the program of a stage.
    func build(
        _ stage: Stage, of content: QuestionContent, willBuild: () -> Void
    ) throws -> StageBuilder.Outcome {
        let program = TestProgram(
            folder: content.workspace.programFolder(stage), files: machine.files,
            sandbox: testSandbox)
        willBuild()
        // One stage after the other: they are built in the same folder.
        return try Self.turns.hold(content.workspace.root) {
            try make(program, stage, content)
        }
    }

    private func make(
        _ program: TestProgram, _ stage: Stage, _ content: QuestionContent
    ) throws -> StageBuilder.Outcome {
        let (workspace, files) = (content.workspace, machine.files)
        try setAside(content)
        defer { putBack(content) }
        try files.makeFolder(temporaryFolder(workspace))
        try files.makeFolder(moduleCache)
        defer { try? files.remove(temporaryFolder(workspace)) }
        // The linker reads options in what was compiled, so that is judged before it is linked.
        var outcome = StageBuilder.Outcome.built(program, flags: [])
        if compiler != nil {
            let target = StageParts(stage: stage, content: content).testsModule
            if let failure = try failure(of: ["--target", target], stage, content) {
                return .failed(failure)
            }
            outcome = try judged(program, stage, content)
            if case .failed = outcome { return outcome }
        }
        if let failure = try failure(of: ["--build-tests"], stage, content) {
            return .failed(failure)
        }
        try program.take(from: "\(workspace.buildFolder)/debug")
        try program.addResources(of: content)
        return outcome
    }

    /// Takes files that are left out from where the package manager looks for sources.
    private func setAside(_ content: QuestionContent) throws(FileError) {
        for path in content.leftOut {
            try machine.files.remove("\(content.workspace.root)/\(path)")
        }
    }

    /// Puts files that were left out where they were: the workspace stays what it was filled with. Where
    /// that fails, the next grading fills it anew.
    private func putBack(_ content: QuestionContent) {
        for path in content.leftOut {
            guard let bytes = content.files[path] else { continue }
            try? machine.files.rewrite("\(content.workspace.root)/\(path)", bytes)
        }
    }

    /// Builds what these words select. Returns why that failed; nil where it didn't.
    private func failure(
        of words: [String], _ stage: Stage, _ content: QuestionContent
    ) throws -> BuildFailure? {
        let workspace = content.workspace
        let (end, text) = try machine.processes.output(
            of: command(words, stage, workspace: workspace), limits: limits)
        switch end {
        case .exited(0): return nil
        case .tooLong: return .tookTooLong
        case .outOfMemory: return .tookTooMuchMemory
        default:
            let output = CompilerOutput(text: text, paths: content.paths)
            if output.isDiskFull, try isDiskFull(workspace) {
                throw GradeError.diskFullWhileBuilding(folder: workspace.root)
            }
            return output.namesAPlace ? .errors(output.message) : .withoutPlace(output.message)
        }
    }

    /// The program, if what is linked into it can be taken.
    private func judged(
        _ program: TestProgram, _ stage: Stage, _ content: QuestionContent
    ) throws -> StageBuilder.Outcome {
        guard let compiler else { return .built(program, flags: []) }
        let verdicts: [CodeScreener.Verdict]
        do {
            verdicts = try self.verdicts(on: stage, content, compiler)
        } catch is DirectBuildProblem {
            // What the kit itself brings along can't be looked into: that is nobody's doing.
            return .built(program, flags: [])
        }
        for case .refused(let failure) in verdicts { return .failed(failure) }
        return .built(program, flags: CodeScreener.Verdict.flags(of: verdicts))
    }

    private func verdicts(
        on stage: Stage, _ content: QuestionContent, _ compiler: Compiler
    ) throws -> [CodeScreener.Verdict] {
        if content.question == .suiteOnBugs { return [] }
        // The object files are those that are linked. What the compiler warns of, and what official tests need of a
        // stage, is found out as it is where the compiler builds.
        let folder = content.workspace.root
        func product(_ unit: CompileUnit) throws -> Product {
            do {
                return try compiler.compile(unit, in: folder).get()
            } catch is Compiler.Failure {
                throw Compiler.NotJudged()
            }
        }
        func verdict(_ unit: CompileUnit, _ product: Product) throws -> CodeScreener.Verdict {
            let object = try object(
                of: unit, in: "\(content.workspace.buildFolder)/debug", compiler)
            return try screener.verdict(on: unit, object, memory: product.note.memory)
        }
        let screener = CodeScreener(compiler: compiler, content: content, stage: stage)
        let parts = StageParts(stage: stage, content: content)
        let (shared, helpers) = try SharedParts(content: content, compiler: compiler).modules()
        let moduleUnit = parts.module(importing: [shared])
        let module = try product(moduleUnit)
        let ofModule = try verdict(moduleUnit, module)
        if case .refused = ofModule { return [ofModule] }
        guard content.question == .suite else {
            let unit = parts.tests(importing: [shared, helpers, module])
            return [ofModule, try verdict(unit, product(unit))]
        }
        let finished = try FinishedSuite(of: stage, in: content, by: compiler)
        let interface = try screener.interface(of: moduleUnit, module, finished)
        let tests = try product(parts.tests(importing: [shared, helpers, interface.module]))
        return [
            ofModule,
            try screener.verdict(onSuite: tests.requireObject(), with: interface, finished),
        ]
    }

    /// What stands in the object files of a module: of its sources, since those of files that are
    /// gone are left in the folder.
    ///
    /// - Throws: `Compiler.NotJudged` where there are none.
    private func object(
        of unit: CompileUnit, in folder: String, _ compiler: Compiler
    ) throws -> ObjectFile {
        let paths = unit.sources.keys.sorted().map { path in
            "\(folder)/\(unit.module).build/\(path.split(separator: "/").last ?? "").o"
        }
        guard !paths.isEmpty, paths.allSatisfy({ machine.files.kind($0) == .file }) else {
            throw Compiler.NotJudged()
        }
        guard let object = try compiler.object(in: paths) else { throw Compiler.NotJudged() }
        return object
    }

    /// Whether there is no room left indeed: a message of the learner's may only say so.
    private func isDiskFull(_ workspace: Workspace) throws(FileError) -> Bool {
        let probe = "\(workspace.root)/.probe"
        do throws(FileError) {
            try workspace.files.write(probe, Array(repeating: 0, count: Self.probeSize))
        } catch  where error.reason == .noSpace {
            return true
        }
        try workspace.files.remove(probe)
        return false
    }

    /// The package manager leaves folders behind in its temporary folder, so it gets its own. The
    /// name is always the same: a manifest is compiled again where a variable has changed.
    private func temporaryFolder(_ workspace: Workspace) -> String { "\(workspace.root)/.tmp" }

    private func command(
        _ words: [String], _ stage: Stage, workspace: Workspace
    ) -> Command {
        var environment = machine.compilerEnvironment(isSandboxed: sandbox != nil)
        environment["TMPDIR"] = temporaryFolder(workspace)
        environment["WORKSHOP_TREE"] = nil
        environment["WORKSHOP_STAGE"] = "\(stage.id)"
        // The package manager keeps compiled manifests below its home.
        if sandbox != nil { environment["HOME"] = "\(workspace.buildFolder)/home" }
        let command = Command(
            executable: toolchain.swift,
            arguments: ["build"] + words + [
                "--package-path", workspace.root,
                "--scratch-path", workspace.buildFolder,
                // Without debug information a build takes much less time, and no debugger is used on
                // these tests. One compiler for each of the small modules saves time, too.
                "-debug-info-format", "none",
                "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads",
                "-Xswiftc", "1", "-Xswiftc", "-no-emit-module-separately-wmo",
                "-Xswiftc", "-module-cache-path", "-Xswiftc", moduleCache,
            ] + Self.withoutSymbols,
            environment: environment, directory: workspace.root)
        let access = Sandbox.Access(writable: [workspace.root, moduleCache], scratch: "/tmp")
        return sandbox?.wrap(command, access) ?? command
    }
}
