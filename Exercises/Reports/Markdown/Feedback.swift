import Grading

/// Writes `feedback/NAME.md`, which an instructor sends to the learner.
///
/// It holds nothing that gives a test away, and nothing that is for the instructor's eyes.
package struct Feedback {
    let result: LearnerResult

    package init(result: LearnerResult) {
        self.result = result
    }

    package func text() -> String {
        var text: Markdown = "# Unit testing workshop: feedback for \(result.learner)\n\n"
        switch result.verdict {
        case .graded(let report): text += "\(notes)\(ReportMarkdown(report: report).text())"
        case .notGraded(let reason): text += notGraded(reason)
        }
        return text.source
    }

    private var notes: Markdown {
        var text: Markdown = ""
        if !result.changedKitFiles.isEmpty {
            text += "These files are the kit’s own. Your versions of them were not used:\n\n"
            for path in result.changedKitFiles { text += "- \(path)\n" }
            text += "\n"
        }
        if !result.notUsed.isEmpty {
            text += "You handed in more than one file. These were not used:\n\n"
            for name in result.notUsed { text += "- \(name)\n" }
            text += "\n"
        }
        if result.ranWithoutSandbox { text += "Your code was graded without a sandbox.\n\n" }
        return text
    }

    private func notGraded(_ reason: LearnerResult.NotGraded) -> Markdown {
        let start: Markdown =
            "Your submission could not be graded yet. That says nothing about your work.\n\n"
        let pack: Markdown = "`swift run grade pack` makes the file to hand in.\n"
        switch reason {
        case .notHandedIn:
            return "\(start)Nothing of yours has arrived. \(pack)"
        case .notAFolder:
            return "\(start)It is neither a folder nor an archive. \(pack)"
        case .nameIsNoText:
            return "\(start)The name of your folder can’t be read. Use letters and digits.\n"
        case .noStages:
            return "\(start)It holds no folder `Starter` with a stage in it. Hand that in, too.\n"
        case .severalPlaces:
            return "\(start)More than one folder in it has stages: which one counts? \(pack)"
        case .notUnpacked:
            return "\(start)The archive can’t be opened, or it holds too much. \(pack)"
        case .failed:
            // The words may tell of the machine that grades; they are on the instructor's page.
            return "\(start)You need not do anything: the grading itself did not work.\n"
        }
    }
}
