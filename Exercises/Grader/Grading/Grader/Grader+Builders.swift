import Catalog
import Processes

extension Grader {
    /// What builds stages: the compiler itself, or the package manager where that doesn't work.
    ///
    /// - Throws: `GradeError` where nothing else was wanted, and it can't be done.
    func builder(
        in cache: CacheFolder, progress: GradingProgress
    ) throws -> StageBuilder {
        let (commands, directBuild) = (try tools.commands(of: kit), tools.shared.directBuild)
        if let problem = directBuild.problem, buildsWith == .compiler {
            throw GradeError.compilerNotUsable(problem)
        }
        let compiler = (try? commands.get()).map { self.compiler($0, cache) }
        let isTrusted = directWayProof(of: try? commands.get()).isTrusted
        let callsCompiler =
            directBuild.problem == nil && buildsWith.callsCompiler(isTrusted: isTrusted)
        let direct =
            !callsCompiler
            ? nil
            : compiler.map {
                DirectBuilder(
                    compiler: $0, sandbox: tools.sandbox, isRequired: buildsWith == .compiler,
                    state: directBuild)
            }
        return StageBuilder(
            direct: direct,
            package: PackageBuilder(
                toolchain: tools.toolchain, machine: machine, sandbox: tools.buildSandbox,
                testSandbox: tools.sandbox, moduleCache: kit.modules, limits: limits.build,
                compiler: compiler),
            progress: progress)
    }

    /// Why stages can't be built with the compiler itself, tried out; nil where they can.
    ///
    /// With a version of Swift that the workshop wasn't tried with, finished code is graded both ways.
    package func directBuildProblem() throws -> DirectBuildProblem? {
        let cache = CacheFolder(kit: kit, files: machine.files)
        switch try tools.commands(of: kit) {
        case .failure(let problem):
            return problem
        case .success(let commands):
            guard commands.canLink else { return .system }
            let workspace = Workspace(root: kit.root, files: machine.files, workshop: kit.workshop)
            let ofNoStage = WorkspaceContent(
                kit: kit,
                submission: Submission(root: kit.root, tree: .starter, workshop: kit.workshop),
                asked: [], files: machine.files)
            let content = QuestionContent(
                question: .suite, workspace: workspace, files: try ofNoStage.content(for: .suite),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter),
                finished: { _ in [:] })
            do {
                try cache.makeSharedFolders()
                _ = try SharedParts(content: content, compiler: compiler(commands, cache))
                    .products(withSwiftTesting: true)
                return try directWayProof(of: commands).problem()
            } catch let problem as DirectBuildProblem {
                return problem
            }
        }
    }

    /// What shows whether the compiler itself can be trusted with this toolchain.
    ///
    /// - Parameter commands: How it is called; nil where that isn't known.
    private func directWayProof(of commands: CompilerCommands?) -> DirectWayProof {
        let toolchain = tools.toolchain
        return DirectWayProof(
            wasTried: toolchain.abilities.wasTried,
            note: [
                commands?.toolchain ?? "", toolchain.version, commands?.compiler ?? "",
                tools.identity,
            ].joined(separator: "\n"),
            path: "\(kit.shared)/proved", files: machine.files,
            results: { way in
                guard let stage = kit.workshop.stages.first else { return nil }
                return try resultsOfFinished(stage, builtWith: way)
            })
    }

    /// The results of the official tests of a stage on its finished code; nil where it isn't built.
    private func resultsOfFinished(
        _ stage: Stage, builtWith way: BuildWay
    ) throws -> [TestResult]? {
        let finished = try Submission.read(
            kit.root, tree: .finished, of: kit.workshop, files: machine.files)
        let official = try OfficialTests(of: [stage], in: kit, files: machine.files)
        return try withWorkspaces(of: finished, [stage], .untold) { content, recovery in
            let grader = with(buildsWith: way, verdicts: Self.nowhere)
            let plan = TestPlan<SuiteOutcome>(mustList: false) { run, stage, _ in
                .ran(try run.runXCTest(official.names(of: stage)))
            }
            let outcomes = try grader.ask(
                plan, .suite, of: [stage], content, recovery, .untold)
            guard case .ran(let results, _)? = outcomes[stage.id] else { return nil }
            return results
        }
    }

    private func compiler(_ commands: CompilerCommands, _ cache: CacheFolder) -> Compiler {
        Compiler(
            commands: commands, grader: tools.identity, store: cache.products, machine: machine,
            sandbox: tools.buildSandbox, modules: kit.modules, limits: limits.build,
            gate: tools.shared.compilerGate)
    }
}
