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

    /// The most failures of one exercise that are told of: the first ones are mended first.
    private static let maximumFailures = 3
    private static let maximumNeverRun = 10

    func text() -> Markdown {
        var text: Markdown = "## \(Markdown.words(StageWords.heading(stage.stage)))\n\n"
        if let byHand { text += "\(Markdown.plain(byHand))\n\n" }
        for sentence in GivenFileText.sentences(on: stage) {
            text += "\(Markdown.plain(sentence))\n\n"
        }
        if stage.isMastered {
            return """
                \(text)★ Mastered: every official test passes, your own tests notice every planted \
                bug, and none of them is to be mended.

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

                \(Markdown.block(Excerpt.of(BuildCureText.describe(failure, inTests: false))))

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
                test.result, at: test.result.place, StageWords.reason(test.result))
        }
        let rest = failures.count - shown.count
        let more: Markdown = rest > 0 ? "And \(rest) more of this exercise.\n\n" : ""
        return """
            ### \(title): \(failures.count) of \(exercise.tests.count) official tests don’t pass

            \(shown.joined())\(more)
            """
    }

    /// A test that did not pass: its name, its place, and why.
    private static func failure(
        _ result: TestResult, at place: SourceLocation?, _ words: String
    ) -> Markdown {
        let place: Markdown = place.map { ", \("\($0.file):\($0.line)")" } ?? ""
        return """
            \(ResultLines.name(of: result))\(place)

            \(Markdown.block(Excerpt.of(words)))

            """
    }

    private var ownTests: Markdown {
        switch stage.ownTests {
        case .none:
            return ""
        case .notBuilt(let failure):
            return notBuilt(failure)
        case .crashed(let output):
            return """
                ### \(Markdown.words(StageWords.testsStopEarly(.you)))

                \(Markdown.block(StageWords.testsStopEarlyWithCure(.you, output: output)))
                \(Markdown.block(Excerpt.of(output)))

                """
        case .judged(let report):
            return
                "\(leftOut(report))\(timeUsedUp(report))\(invalid(report))\(neverRun(report))\(missingFiles(report))\(idle(report))\(surviving(report))"
        }
    }

    private func notBuilt(_ failure: BuildFailure) -> Markdown {
        """
        ### \(Markdown.words(StageWords.testsNotBuilt(.you).typographic))

        \(Markdown.block(Excerpt.of(BuildCureText.describe(failure, inTests: true))))

        """
    }

    private func leftOut(_ report: OwnTestsReport) -> Markdown {
        guard let leftOut = report.leftOut else { return "" }
        let reason = leftOut.output.map { output in
            Markdown.words("\(StageWords.whyTestsStopEarly(output: output))\n\n")
        }
        return """
            \(leftOut.failure.map(notBuilt) ?? "")\(reason ?? "")\
            \(Markdown.words(StageWords.judged(without: leftOut, .you)))


            """
    }

    private func timeUsedUp(_ report: OwnTestsReport) -> Markdown {
        report.usedUpTime.map { Markdown.words("\(StageWords.timeUsedUp($0))\n\n") } ?? ""
    }

    private func invalid(_ report: OwnTestsReport) -> Markdown {
        let tests = report.tests.filter { !$0.isValid }
        guard !tests.isEmpty else { return "" }
        let parts = tests.prefix(Self.maximumFailures).map { test in
            Self.failure(
                test.result, at: test.place, StageWords.reason(test, of: stage.stage))
        }
        let others = tests.dropFirst(Self.maximumFailures).map { ResultLines.name(of: $0.result) }
        let more: Markdown =
            others.isEmpty ? "" : "And \(Markdown.words(others.joined(separator: ", "))).\n\n"
        return "### Tests of your own to mend\n\n\(parts.joined())\(more)"
    }

    private func neverRun(_ report: OwnTestsReport) -> Markdown {
        guard !report.neverRun.isEmpty else { return "" }
        let items = report.neverRun.prefix(Self.maximumNeverRun).map { method in
            Markdown(
                """
                - \(method.name), \("\(method.place.file):\(method.place.line)"): \
                \(Markdown.words(PlainText.safe(OwnTestWords.describe(method))))

                """)
        }
        return """
            ### These never run

            \(items.joined())

            """
    }

    private func missingFiles(_ report: OwnTestsReport) -> Markdown {
        guard !report.missingFiles.isEmpty else { return "" }
        let items = report.missingFiles.map { path in
            Markdown("- \(path): \(Markdown.words(OwnTestWords.missing(path)))\n")
        }
        return "### These files of tests aren’t there\n\n\(items.joined())\n"
    }

    private func idle(_ report: OwnTestsReport) -> Markdown {
        let tests = report.testsThatNoticeNothing
        guard !tests.isEmpty else { return "" }
        let items = tests.prefix(Self.maximumNeverRun).map { test in
            Markdown(
                """
                - \(ResultLines.name(of: test.result)): \
                \(Markdown.words(OwnTestWords.describe(test.weakness)))

                """)
        }
        return """
            ### These pass whatever the code does

            \(items.joined())

            """
    }

    private func surviving(_ report: OwnTestsReport) -> Markdown {
        let open = report.bugs.filter { $0.status != .killed }
        guard !open.isEmpty else { return "" }
        let concepts = OpenConcept.all(of: report.bugs, in: stage.stage, tests: report.tests).map {
            concept in
            Markdown.words("\(concept.sentence) To read: \(concept.concept.guide)\n\n")
        }
        let items = SurvivingHint.all(of: open, in: stage.stage).map { hint in
            Markdown.words("- \(hint.exercise): \(hint.words)\n")
        }
        return """
            ### Planted bugs that your tests don’t notice yet

            \(concepts.joined())\(items.joined())

            """
    }

    private var next: Markdown {
        let sentences = NextStep(tree: tree).sentences(for: stage)
        guard !sentences.isEmpty else { return "" }
        return "**Next:** \(Markdown.words(sentences.joined(separator: " ")))\n"
    }
}
