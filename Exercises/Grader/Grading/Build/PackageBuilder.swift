import Catalog
import FileSystem
import Processes
import SwiftSource

/// Builds a stage's tests with the package manager.
struct PackageBuilder: Sendable {
    let toolchain: Toolchain
    let machine: Machine
    /// The sandbox for the compiler; nil for none.
    let sandbox: Sandbox?
    /// The sandbox for the tests; nil for none.
    let testSandbox: Sandbox?
    /// The folder for compiled system modules, shared by all workspaces.
    let moduleCache: String
    /// The limits of a build. Exceeding them is attributed to the code being built; the usual cause is a line
    /// that is too complex for the type checker.
    let limits: Limits
    /// The compiler used for screening code; nil if it can't be called.
    let compiler: Compiler?
    /// Locked for each workspace in which something is being built.
    private static let turns = KeyedLock()

    /// The number of bytes that a disk with enough space must accept; build products are smaller.
    private static let probeSize = 32 << 20

    /// Strips symbols, so that a program can't be searched for the function that says which bug is planted.
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
        // One stage after the other, because they are built in the same folder.
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
        // The linker reads options from compiled code, so that code is judged before it is linked.
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

    /// Moves files that are left out away from where the package manager looks for sources.
    private func setAside(_ content: QuestionContent) throws(FileError) {
        for path in content.leftOut {
            try machine.files.remove("\(content.workspace.root)/\(path)")
        }
    }

    /// Moves files that were left out back, so that the workspace is as it was filled. If that fails, the
    /// next grading refills it.
    private func putBack(_ content: QuestionContent) {
        for path in content.leftOut {
            guard let bytes = content.files[path] else { continue }
            try? machine.files.rewrite("\(content.workspace.root)/\(path)", bytes)
        }
    }

    /// Builds what these arguments select. Returns the reason for a failure; nil if the build succeeded.
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

    /// The program, if what is linked into it is acceptable.
    private func judged(
        _ program: TestProgram, _ stage: Stage, _ content: QuestionContent
    ) throws -> StageBuilder.Outcome {
        guard let compiler else { return .built(program, flags: []) }
        let verdicts: [CodeScreener.Verdict]
        do {
            verdicts = try self.verdicts(on: stage, content, compiler)
        } catch is DirectBuildProblem {
            // If the kit's own code can't be inspected, the learner isn't to blame.
            return .built(program, flags: [])
        }
        for case .refused(let failure) in verdicts { return .failed(failure) }
        return .built(program, flags: CodeScreener.Verdict.flags(of: verdicts))
    }

    private func verdicts(
        on stage: Stage, _ content: QuestionContent, _ compiler: Compiler
    ) throws -> [CodeScreener.Verdict] {
        if content.question == .suiteOnBugs { return [] }
        // The object files are the ones that are linked. Compiler warnings, and what official tests need from
        // a stage, are determined in the same way as in a direct build.
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

    /// The contents of the object files for a module's sources only, because object files of deleted sources
    /// remain in the folder.
    ///
    /// - Throws: `Compiler.NotJudged` if there are no object files.
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

    /// Whether the disk really is full, because a message from the learner's code may only claim so.
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

    /// The temporary folder for the package manager, which leaves folders behind in it. The name is always
    /// the same, because manifests are recompiled if a variable changes.
    private func temporaryFolder(_ workspace: Workspace) -> String { "\(workspace.root)/.tmp" }

    private func command(
        _ words: [String], _ stage: Stage, workspace: Workspace
    ) -> Command {
        var environment = machine.compilerEnvironment(isSandboxed: sandbox != nil)
        environment["TMPDIR"] = temporaryFolder(workspace)
        environment["WORKSHOP_TREE"] = nil
        environment["WORKSHOP_STAGE"] = "\(stage.id)"
        // The package manager stores compiled manifests in its home folder.
        if sandbox != nil { environment["HOME"] = "\(workspace.buildFolder)/home" }
        let command = Command(
            executable: toolchain.swift,
            arguments: ["build"] + words + [
                "--package-path", workspace.root,
                "--scratch-path", workspace.buildFolder,
                // A build is much faster without debug information, and no debugger is used on these tests.
                // Using one compiler for each of the small modules also saves time.
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
