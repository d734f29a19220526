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
