import Catalog
import Grading
import SwiftSource
import TerminalKit

/// Writes a report as Markdown: the stages as a table, then each with what there is to do.
struct ReportMarkdown {
    let report: Report
    /// A row for each stage of the report.
    let rows: [ClassRow.Stage]
    /// The points, as a sentence.
    let total: String

    func text() -> Markdown {
        let lines = rows.map(line).joined("\n")
        let parts = zip(report.stages, rows).map {
            StageMarkdown(stage: $0, byHand: ClassWords.byHand($1), tree: report.tree).text()
        }
        return """
            \(Markdown.words(total))

            | stage | official tests | planted bugs noticed | points |
            |---|---|---|---|
            \(lines)

            \(parts.joined("\n"))
            """
    }

    private func line(_ row: ClassRow.Stage) -> Markdown {
        let bugs: Markdown = row.bugs.map { "\($0.part) of \($0.whole)" } ?? "–"
        let points = Markdown.words(
            row.stage.isEncore
                ? "–" : "\(PointsText.text(row.points)) of \(PointsText.text(row.possible))")
        let title = Markdown.words(row.stage.title + sign(of: row))
        return """
            | \(Markdown.words("\(row.stage.id)")) \(title) | \(row.tests.part) of \(row.tests.whole) | \(bugs) | \
            \(points) |
            """
    }

    /// Behind a title: ★ or ✓, or nothing.
    private func sign(of stage: ClassRow.Stage) -> String {
        switch stage.sign {
        case .star: " ★"
        case .code: " ✓"
        case .open: ""
        }
    }
}

/// Writes a stage as Markdown, for the learner: nothing in it gives a test away.
struct StageMarkdown {
    let stage: StageReport
    /// That its points are given by hand; nil where they aren't.
    let byHand: String?
    let tree: Tree

    /// The most failures of one exercise that are told of: the first ones are fixed first.
    static let maximumFailures = 3
    static let maximumNeverRun = 10

    func text() -> Markdown {
        var text: Markdown = "## \(Markdown.words(StageWords.heading(stage.stage)))\n\n"
        if let byHand { text += "\(Markdown.plain(byHand))\n\n" }
        for sentence in GivenFileText.sentences(on: stage) {
            text += "\(Markdown.plain(sentence))\n\n"
        }
        if stage.isMastered {
            return """
                \(text)★ Mastered: every official test passes, your own tests notice every planted \
                bug, and none of them is to be fixed.

                """
        }
        if case .notBuilt(.missingFolder, _) = stage.suite {
            return "\(text)\(Markdown.words(StageWords.notHandedIn(.you).typographic))\n"
        }
        if stage.isUntouched { return "\(text)\(Markdown.words(StageWords.untouched)) \(next)" }
        text += passed
        text += failures
        text += ownTests
        text += next
        return text
    }

    private var passed: Markdown {
        let green = stage.exercises.filter { $0.isGreen && $0.exercise.asksForCode }
        guard !green.isEmpty else { return "" }
        let names = green.map(\.exercise.title).joined(separator: ", ")
        return "What passes: \(Markdown.words(names)).\n\n"
    }

    private var failures: Markdown {
        if case .notBuilt(let failure, _) = stage.suite {
            return """
                ### \(Markdown.words(StageWords.codeNotBuilt(.you).typographic))

                \(Markdown.block(Excerpt.of(BuildCureText.describe(failure, stage.findings.cures(inTests: false)))))

                """
        }
        return stage.exercises.filter { !$0.isGreen }.map(failures).joined()
    }

    private func failures(of exercise: ExerciseState) -> Markdown {
        let failures = exercise.tests.filter { $0.result.status != .passed }
        guard !failures.isEmpty else { return "" }
        let title = Markdown.words(exercise.exercise.title)
        let shown = failures.prefix(Self.maximumFailures).map { test in
            Self.failure(
                test.result, at: test.result.place, ResultWords.describe(test.result))
        }
        let rest = failures.count - shown.count
        let more: Markdown = rest > 0 ? "And \(rest) more of this exercise.\n\n" : ""
        return """
            ### \(title): \(failures.count) of \(exercise.tests.count) official tests don’t pass

            \(shown.joined())\(more)
            """
    }

    /// A test that did not pass: its name, its place, and why.
    static func failure(
        _ result: TestResult, at place: SourceLocation?, _ words: String
    ) -> Markdown {
        let place: Markdown = place.map { ", \("\($0.file):\($0.line)")" } ?? ""
        return """
            \(ResultLines.name(of: result))\(place)

            \(Markdown.block(Excerpt.of(words)))

            """
    }

    private var next: Markdown {
        let sentences = NextStep(tree: tree).sentences(for: stage)
        guard !sentences.isEmpty else { return "" }
        return "**Next:** \(Markdown.words(sentences.joined(separator: " ")))\n"
    }
}
