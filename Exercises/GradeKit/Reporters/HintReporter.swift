import Catalog

/// Writes the hints for the planted bugs that the learner's own tests don't notice yet.
struct HintReporter {
    let style: Style

    func text(of report: Report) -> String {
        report.stages.map { lines(of: $0).joined(separator: "\n") + "\n\n" }.joined()
    }

    private func lines(of stage: StageReport) -> [String] {
        let title = style.bold("Stage \(stage.stage), \(stage.title)")
        guard case .judged(let own) = stage.ownTests else {
            return [title, "  The planted bugs wait for tests of yours that can be run."]
        }
        let open = own.bugs.filter { $0.status != .killed }
        guard !open.isEmpty else { return [title, "  Your tests notice every planted bug."] }
        return [title] + open.flatMap(lines)
    }

    private func lines(of bug: BugResult) -> [String] {
        let hints = OwnTestsText.hints(of: bug)
        return ["  \(style.bad("✗")) a bug in \(bug.exercise)"]
            + hints.enumerated().flatMap { index, hint in
                PlainText.wrapped("\(index + 1). \(hint)", width: TextReporter.width - 4)
                    .map { "    \($0)" }
            }
    }
}
