import Advice
import Catalog
import Grading
import SwiftSource

/// The annotations that a report gives in GitHub Actions.
enum Annotations {
    /// The most annotations of one kind that GitHub shows for a step.
    static let maximum = 10

    /// The most notices on a report: three more may say how many annotations of each kind are left
    /// out.
    static let maximumNotices = maximum - 3

    /// The annotations of a report: errors for what does not pass, warnings for what is to be fixed
    /// beside that, and notices for flags and for tests that could be better or go.
    static func all(of report: Report) -> [WorkflowCommand] {
        let errors = report.stages.flatMap { self.errors($0, tree: report.tree) }
        let warnings = report.stages.flatMap { self.warnings($0, tree: report.tree) }
        return limited(errors, noun: "errors") + limited(warnings, noun: "warnings")
            + limited(
                report.stages.flatMap { notices($0, tree: report.tree) }, noun: "notices",
                to: maximumNotices)
    }

    private static func limited(
        _ commands: [WorkflowCommand], noun: String, to maximum: Int = maximum
    ) -> [WorkflowCommand] {
        let rest = commands.count - maximum
        guard rest > 0 else { return commands }
        let words =
            "The first \(maximum) \(noun) are shown here. \(rest) more "
            + "\(rest == 1 ? "is" : "are") in the report."
        return commands.prefix(maximum) + [WorkflowCommand(name: "notice", message: words)]
    }

    private static func notices(_ stage: StageReport, tree: Tree) -> [WorkflowCommand] {
        let flags = zip(stage.flags, stage.findings.of(.flag)).map { flag, finding in
            annotation(
                "notice", at: finding.place, or: flag.file,
                title: "\(StageWords.name(stage.stage)), a flag", finding.words.text)
        }
        return flags + annotations("notice", [.betterTest, .idleTest], of: stage, tree)
    }

    /// Annotations on findings of these kinds, at their lines.
    private static func annotations(
        _ name: String, _ kinds: [Finding.Kind], of stage: StageReport, _ tree: Tree
    ) -> [WorkflowCommand] {
        let findings = stage.findings
        return kinds.flatMap(findings.of).map { finding in
            let title = [StageWords.name(stage.stage), FindingName.text(of: finding)]
            var file = tree.ownTestsPath(stage.stage)
            if case .file(let path) = finding.subject { file = path }
            return annotation(
                name, at: finding.place, or: file,
                title: title.filter { !$0.isEmpty }.joined(separator: ", "), finding.words.text)
        }
    }

    private static func errors(_ stage: StageReport, tree: Tree) -> [WorkflowCommand] {
        let title = StageWords.name(stage.stage)
        let code = stage.buildFailure.map {
            notBuilt(
                $0, stage.findings.cures(inTests: false),
                title: "\(title): the code \(StageWords.notBuilt)",
                folder: tree.modulePath(stage.stage))
        }
        // Where the code can't be built, no test has a verdict.
        let failures =
            code == nil ? stage.tests.filter { $0.result.status != .passed } : []
        let commands = failures.map { test in
            annotation(
                "error", at: test.result.place, or: stage.stage.suiteFolder,
                title: "\(title), \(ResultLines.name(of: test.result))",
                FailureText.reason(test.result))
        }
        let tests = stage.ownTests.compileErrors.map {
            notBuilt(
                $0, stage.findings.cures(inTests: true),
                title: "\(title): your tests \(StageWords.notBuilt)",
                folder: tree.ownTestsPath(stage.stage))
        }
        return [code].compactMap(\.self) + commands + [tests].compactMap(\.self)
    }

    private static func warnings(_ stage: StageReport, tree: Tree) -> [WorkflowCommand] {
        let title = StageWords.name(stage.stage)
        let given = zip(stage.changedFiles, GivenFileText.sentences(on: stage)).map {
            WorkflowCommand(
                name: "warning", properties: [("file", $0), ("title", "\(title), a given file")],
                message: $1)
        }
        let slips = annotations("warning", [.slip], of: stage, tree)
        guard case .judged(let report) = stage.ownTests else { return given + slips }
        let wrong = report.tests.filter { !$0.isValid }.map { test in
            let finding = stage.findings.on(test)
            return annotation(
                "warning", at: finding?.place, or: tree.ownTestsPath(stage.stage),
                title: "\(title), \(ResultLines.name(of: test.result))",
                StageWords.reason(test, finding))
        }
        let lost = stage.findings.of(.neverRun).map { method in
            annotation(
                "warning", at: method.place, or: tree.ownTestsPath(stage.stage),
                title: "\(title), \(method.nameOfSubject) never runs", method.words.text)
        }
        let stopping = report.leftOut?.output.map { output in
            annotation(
                "warning", at: nil, or: tree.ownTestsPath(stage.stage),
                title: "\(title): some of your tests can't be run",
                StageWords.whyTestsStopEarly(output: output))
        }
        return given + slips + [stopping].compactMap(\.self) + wrong + lost
            + annotations("warning", [.emptyFile, .timeUsedUp], of: stage, tree)
    }

    private static func annotation(
        _ kind: String, at place: SourceLocation?, or folder: String, title: String, _ words: String
    ) -> WorkflowCommand {
        var properties = [("file", place?.file ?? folder)]
        if let line = place?.line { properties.append(("line", "\(line)")) }
        properties.append(("title", title))
        return WorkflowCommand(name: kind, properties: properties, message: Excerpt.of(words))
    }

    /// The annotation on a failed build, at the first error or at the missing part, as far as the
    /// place is known.
    private static func notBuilt(
        _ failure: BuildFailure, _ cures: [Finding], title: String, folder: String
    ) -> WorkflowCommand {
        let words = BuildCureText.describe(failure, cures)
        let place = failure.errorsInLines.first?.place ?? failure.places.first
        var properties = [("file", place?.file ?? folder)]
        if let place { properties.append(("line", "\(place.line)")) }
        if let column = place?.column { properties.append(("col", "\(column)")) }
        properties.append(("title", title))
        return WorkflowCommand(name: "error", properties: properties, message: Excerpt.of(words))
    }
}
