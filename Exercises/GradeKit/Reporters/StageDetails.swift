import Catalog

/// Writes what there is to mend in a stage: the first failure, what was expected and what came,
/// the learner's own tests, and the next thing to do.
struct StageDetails {
    let style: Style
    let tree: Tree

    /// No lines for a stage that has nothing to mend.
    func lines(of stage: StageReport) -> [String] {
        var lines: [String] = []
        if case .notBuilt(let failure, _) = stage.suite {
            lines += buildFailure(failure)
        } else if let test = firstFailure(in: stage) {
            lines += ResultLines(style: style).lines(of: test.result)
        }
        lines += OwnTestsText(style: style).lines(of: stage.ownTests)
        guard stage.status != .passed || !stage.ownTests.holds else { return [] }
        lines += next(in: stage)
        return [style.bold("Stage \(stage.stage), \(stage.title)")] + lines
    }

    private func firstFailure(in stage: StageReport) -> SuiteTest? {
        stage.tests.first { $0.result.status != .passed }
    }

    private func buildFailure(_ failure: BuildFailure) -> [String] {
        let text = PlainText.safe(BuildFailureText.describe(failure))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard case .errors = failure else { return wrap(text, indent: 4) }
        let shown = lines.prefix(12).map { "    \($0)" }
        return lines.count > 12 ? shown + ["    … and \(lines.count - 12) lines more"] : shown
    }

    /// The one next thing to do, and the command that tells whether it is done.
    private func next(in stage: StageReport) -> [String] {
        let option = tree == .starter ? "" : " --tree \(tree.rawValue)"
        let command = "        Then run: swift run grade \(stage.stage)\(option)"
        let todo: [String]
        if case .notBuilt = stage.suite {
            todo = ["Mend the first error above."]
        } else if let failure = firstFailure(in: stage),
            let exercise = exercise(failure.exercise, in: stage.stage)
        {
            let files = exercise.files.map { "\(tree.rawValue)/Stage\(stage.stage)/\($0)" }
            todo = ["Open \(files.joined(separator: " and ")).", exercise.task]
        } else {
            todo = ["Mend your own tests in \(tree.rawValue)/Stage\(stage.stage)Tests."]
        }
        let lines = todo.flatMap { wrap($0, indent: 8) }
        return ["  Next: " + lines[0].dropFirst(8)] + lines.dropFirst() + [command]
    }

    private func exercise(_ id: String, in stage: Int) -> Exercise? {
        stages.first { $0.number == stage }?.exercises.first { $0.id == id }
    }

    private func wrap(_ text: String, indent: Int) -> [String] {
        PlainText.wrapped(text, width: TextReporter.width - indent).map {
            String(repeating: " ", count: indent) + $0
        }
    }
}

extension StageReport.OwnTests {
    /// Whether nothing about the learner's own tests asks to be mended.
    var holds: Bool {
        switch self {
        case .none: true
        case .ran(let results): results.allSatisfy { $0.status == .passed }
        case .notBuilt, .crashed: false
        }
    }
}
