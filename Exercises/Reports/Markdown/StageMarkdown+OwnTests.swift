import Advice
import Grading
import TerminalKit

// What became of the learner's own tests.
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
                "\(leftOut(report))\(timeUsedUp(report))\(invalid(report))\(neverRun(report))\(emptyFiles(report))\(idle(report))\(better)\(surviving(report))"
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
        report.usedUpTime.map { Markdown.words("\(TimeAdvice.usedUp($0).text)\n\n") } ?? ""
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
        return "### Tests of your own to fix\n\n\(parts.joined())\(more)"
    }

    private func neverRun(_ report: OwnTestsReport) -> Markdown {
        guard !report.neverRun.isEmpty else { return "" }
        let items = report.neverRun.prefix(Self.maximumNeverRun).map { method in
            Markdown(
                """
                - \(method.name), \("\(method.place.file):\(method.place.line)"): \
                \(Markdown.words(PlainText.safe(method.words.text)))

                """)
        }
        return """
            ### These never run

            \(items.joined())

            """
    }

    private func emptyFiles(_ report: OwnTestsReport) -> Markdown {
        let files = EmptyFile.all(missing: report.missingFiles, misplaced: report.misplaced)
        guard !files.isEmpty else { return "" }
        let items = files.map { Markdown("- \(Markdown.words($0.words.text))\n") }
        return "### These files have no tests of their exercise\n\n\(items.joined())\n"
    }

    private func idle(_ report: OwnTestsReport) -> Markdown {
        let tests = report.testsThatNoticeNothing
        guard !tests.isEmpty else { return "" }
        let items = tests.prefix(Self.maximumNeverRun).map { test in
            Markdown(
                """
                - \(ResultLines.name(of: test.result))\
                \(Markdown.words(test.weakness.map { ": \($0.words.text)" } ?? ""))

                """)
        }
        return """
            ### No planted bug makes these fail

            \(items.joined())

            """
    }

    private var better: Markdown {
        let found = stage.findings.of(.betterTest)
        guard !found.isEmpty else { return "" }
        let items = found.prefix(Self.maximumNeverRun).map { finding in
            Markdown(
                "- \(FindingName.text(of: finding)): \(Markdown.words(finding.words.text))\n")
        }
        return "### These are right, and could be better\n\n\(items.joined())\n"
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
}
