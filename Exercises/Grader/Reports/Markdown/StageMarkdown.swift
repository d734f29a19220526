import Advice
import Catalog
import Grading
import SwiftSource

/// Writes a stage as Markdown, for the learner: nothing in it gives a test away.
struct StageMarkdown {
    let stage: StageReport
    /// Whether all but the stage's figures is folded, since other things come first.
    let isFolded: Bool

    /// The most failures of one exercise in the text: the first ones are fixed first.
    static let maximumFailures = 3
    static let maximumNeverRun = 10

    func text() -> Markdown {
        var text: Markdown = "## \(Markdown.words(StageWords.heading(stage.stage)))\n\n"
        for sentence in GivenFileText.sentences(on: stage) {
            text += "\(Markdown.plain(sentence))\n\n"
        }
        if stage.isMastered {
            return """
                \(text)★ Mastered: every official test passes, and your tests are right and catch every \
                planted bug.

                """
        }
        if case .notBuilt(.missingFolder, _) = stage.suite {
            return "\(text)\(Markdown.words(StageWords.notHandedIn(.you).typographic))\n"
        }
        if stage.isUntouched { return "\(text)\(Markdown.words(StageWords.untouched))\n" }
        let details: Markdown = "\(failures)\(ownTests)"
        text += passed
        text += isFolded ? Self.folded("What the tests say of this stage", details) : details
        return text
    }

    /// A part that is read when it is asked for. Where Markdown is shown as it is, its two lines are little.
    private static func folded(_ title: Markdown, _ content: Markdown) -> Markdown {
        guard !content.source.isEmpty else { return "" }
        return """
            <details><summary>\(title)</summary>

            \(content)
            </details>


            """
    }

    private var passed: Markdown {
        let green = stage.exercises.filter { $0.isGreen && $0.exercise.asksForCode }
        let steps: Markdown =
            StepWords.line(on: stage.exercises).map { "\(Markdown.words($0))\n\n" } ?? ""
        guard !green.isEmpty else { return steps }
        let names = green.map(\.exercise.title).joined(separator: ", ")
        return "What passes: \(Markdown.words(names)).\n\n\(steps)"
    }

    private var failures: Markdown {
        if case .notBuilt(let failure, _) = stage.suite {
            return """
                ### \(Markdown.words(StageWords.codeNotBuilt(.you).typographic))

                \(Markdown.block(Excerpt.of(BuildCureText.describe(failure, stage.findings.cures(inTests: false)))))

                """
        }
        var open = Self.maximumFailures
        return stage.exercises.filter { !$0.isGreen }.map { exercise in
            defer { open -= min(open, exercise.tests.count { $0.result.status != .passed }) }
            return failures(of: exercise, open: open)
        }.joined()
    }

    private func failures(of exercise: ExerciseState, open count: Int) -> Markdown {
        let failures = exercise.tests.filter { $0.result.status != .passed }
        guard !failures.isEmpty else { return "" }
        let title = Markdown.words(exercise.exercise.title)
        let shown = failures.prefix(count > 0 ? count : Self.maximumFailures).map { test in
            Self.failure(
                test.result, at: test.result.place, OfficialFailureText.describe(test.result))
        }
        let rest = failures.count - shown.count
        let more: Markdown = rest > 0 ? "And \(rest) more of this exercise.\n\n" : ""
        let details: Markdown = "\(shown.joined())\(more)"
        return """
            ### \(title): \(failures.count) of \(exercise.tests.count) official tests don’t pass

            \(count > 0 ? details : Self.folded("These tests", details))
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
}

/// The part on the learner's own tests.
extension StageMarkdown {
    var ownTests: Markdown {
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
                "\(leftOut(report))\(timeUsedUp)\(rightAndRed)\(invalid(report))\(neverRun)\(emptyFiles)\(idle(report))\(better)\(surviving(report))"
        }
    }

    private var rightAndRed: Markdown {
        RightAndRed.text(of: stage).map { "\(Markdown.words($0.typographic))\n\n" } ?? ""
    }

    private func notBuilt(_ failure: BuildFailure) -> Markdown {
        """
        ### \(Markdown.words(StageWords.testsNotBuilt(.you).typographic))

        \(Markdown.block(Excerpt.of(BuildCureText.describe(failure, stage.findings.cures(inTests: true)))))

        """
    }

    private func leftOut(_ report: OwnTestsReport) -> Markdown {
        guard let leftOut = report.leftOut else { return "" }
        let reason = leftOut.output.map { output in
            Markdown("\(Markdown.plain(StageWords.whyTestsStopEarly(output: output)))\n\n")
        }
        return """
            \(leftOut.failure.map(notBuilt) ?? "")\(reason ?? "")\
            \(Markdown.plain(StageWords.judged(without: leftOut, .you)))


            """
    }

    private var timeUsedUp: Markdown {
        stage.findings.of(.timeUsedUp).map { Markdown.words("\($0.words.text)\n\n") }.joined()
    }

    private func invalid(_ report: OwnTestsReport) -> Markdown {
        let tests = report.tests.filter { !$0.isValid }
        guard !tests.isEmpty else { return "" }
        let parts = tests.prefix(Self.maximumFailures).map { test in
            let finding = stage.findings.on(test)
            return Self.failure(
                test.result, at: finding?.place, StageWords.reason(test, finding))
        }
        let others = tests.dropFirst(Self.maximumFailures).map {
            Markdown("\(ResultLines.name(of: $0.result))")
        }
        let more: Markdown =
            others.isEmpty ? "" : "And \(others.joined(", ")).\n\n"
        return "### Tests of your own to fix\n\n\(parts.joined())\(more)"
    }

    private var neverRun: Markdown {
        let found = stage.findings.of(.neverRun)
        guard !found.isEmpty else { return "" }
        let items = found.prefix(Self.maximumNeverRun).map { method in
            let place: Markdown = method.place.map { ", \("\($0.file):\($0.line)")" } ?? ""
            return Markdown(
                """
                - \(method.nameOfSubject)\(place): \
                \(Markdown.plain(method.words.text))

                """)
        }
        return """
            ### These never run

            \(items.joined())

            """
    }

    private var emptyFiles: Markdown {
        let files = stage.findings.of(.emptyFile)
        guard !files.isEmpty else { return "" }
        let items = files.map { Markdown("- \(Markdown.plain($0.words.text))\n") }
        return "### These files have no tests of their exercise\n\n\(items.joined())\n"
    }

    private func idle(_ report: OwnTestsReport) -> Markdown {
        let tests = report.testsThatNoticeNothing
        guard !tests.isEmpty else { return "" }
        let items = tests.prefix(Self.maximumNeverRun).map { test in
            let why = StageWords.whyIdle(stage.findings.on(test))
            return Markdown(
                """
                - \(ResultLines.name(of: test.result))\
                \(Markdown.plain(why.isEmpty ? "" : ": \(why)"))

                """)
        }
        return """
            ### These catch no planted bug

            \(items.joined())

            """
    }

    private var better: Markdown {
        let found = stage.findings.of(.betterTest)
        guard !found.isEmpty else { return "" }
        let items = found.prefix(Self.maximumNeverRun).map { finding in
            Markdown(
                "- \(FindingName.text(of: finding)): \(Markdown.plain(finding.words.text))\n")
        }
        return "### These are right, but could be better\n\n\(items.joined())\n"
    }

    private func surviving(_ report: OwnTestsReport) -> Markdown {
        let open = report.bugs.filter { $0.status != .killed }
        guard !open.isEmpty else { return "" }
        let concepts = stage.findings.of(.missingIdea).map {
            Markdown.words("\($0.words.text)\n\n")
        }
        let items = stage.findings.of(.openBug).map { bug in
            Markdown.words("- \(stage.stage.titles(of: bug)): \(bug.words.text)\n")
        }
        let ideas = IdeaWords.open(in: stage.exercises).map { title, words in
            Markdown.words("\(title): \(words)\n\n")
        }
        let all: Markdown = "\(ideas.joined())\(concepts.joined())\(items.joined())"
        let title: Markdown = "Planted bugs that your tests don’t catch yet"
        guard open.count <= Self.maximumFailures else {
            return Self.folded("\(title): \(open.count)", all)
        }
        return """
            ### \(title)

            \(all)

            """
    }
}
