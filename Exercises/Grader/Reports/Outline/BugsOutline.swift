import Advice
import Catalog
import Grading

/// The sections of an outline about a stage's planted bugs.
extension OwnTestsOutline {
    func bugs(of own: OwnTestsReport, _ report: StageReport) -> [OutlineSection] {
        guard reader != .atWork else {
            let items = report.status == .passed ? nextIdea(of: own) : openBugs(in: report)
            return [OutlineSection(layout: .notes, items: items)]
        }
        let isForInstructor = reader == .instructor
        let open = isForInstructor ? descriptions(of: own.bugs) : hints
        let ideas = IdeaWords.open(in: report.exercises).map { title, words in
            OutlineItem(role: .note, names: [title], lines: [OutlineLine(.advice, words)])
        }
        let missing: [OutlineItem] =
            isForInstructor ? [] : findings.of(.missingIdea).map { .note($0) }
        return [
            OutlineSection(
                layout: .titled,
                title: isForInstructor
                    ? "Planted bugs that no test catches"
                    : "Planted bugs that your tests don't catch yet",
                items: missing + ideas + open, isFolded: open.count > Self.maximumOpen),
            OutlineSection(
                layout: .titled, title: "Planted bugs that are caught",
                items: own.bugs.compactMap(caught), isFolded: true),
        ]
    }

    /// The maximum number of surviving bugs that are shown unfolded.
    private static let maximumOpen = 3

    /// The first missing idea, where to read about it, and how to get a hint. The other ideas are left out,
    /// so that the learner gets one thing at a time.
    private func nextIdea(of own: OwnTestsReport) -> [OutlineItem] {
        guard let first = findings.of(.missingIdea).first, let exercise = first.exercises.first
        else { return [] }
        let bug = own.bugs.first { $0.status != .killed && $0.exercise == exercise }
        return [
            first.words.what,
            String(bug?.note(toLearner: true).drop { $0 == " " } ?? ""),
            "To read: \(first.words.guide ?? "")",
            "A hint:  swift run grade hint \(exercise)",
        ].filter { !$0.isEmpty }.map { .note($0) }
    }

    /// Sentences about the exercises whose official tests pass but whose bugs aren't all caught: how many
    /// bugs the tests catch in the first two, and the titles of the others.
    private func openBugs(in report: StageReport) -> [OutlineItem] {
        let open = report.exercises.filter {
            report.areTestsRun(of: $0) && $0.isCodeDone && !$0.unnoticedBugs.isEmpty
        }
        let rest = open.dropFirst(2).map(\.exercise.title)
        let words = open.prefix(2).map {
            "\($0.exercise.title): the official tests pass. Your tests catch \(IdeaWords.caught(by: $0)). "
                + "A hint: swift run grade hint \($0.exercise.id)"
        }
        let also = rest.isEmpty ? [] : ["Bugs also survive in: \(rest.joined(separator: ", "))."]
        return (words + also).map { .note($0, role: .bug) }
    }

    /// The hints about surviving bugs, which don't reveal the bugs.
    private var hints: [OutlineItem] {
        findings.of(.openBug).map {
            OutlineItem(
                role: .bug, kind: $0.kind.rawValue, names: [stage.titles(of: $0)],
                lines: [OutlineLine(.advice, $0.words.text)])
        }
    }

    /// The surviving bugs for an instructor: what is wrong, and what to ask.
    private func descriptions(of bugs: [BugResult]) -> [OutlineItem] {
        bugs.filter { $0.status != .killed }.map { bug in
            let planted = stage.bugs.first { $0.id == bug.id }
            let about = [bug.id, bug.exercise, planted?.topic ?? planted?.idea.title]
                .compactMap(\.self)
            let question = "\(planted?.question ?? "")\(bug.note(toLearner: false))"
            return OutlineItem(
                role: .bug, kind: "openBug", names: [planted?.description ?? bug.id],
                remark: " (\(about.joined(separator: "; ")))",
                lines: [OutlineLine(.advice, question)])
        }
    }

    /// A caught bug: the rule that it breaks, and a test that catches it.
    private func caught(_ bug: BugResult) -> OutlineItem? {
        guard bug.status == .killed, let test = bug.kills.first?.test else { return nil }
        return OutlineItem(
            role: .bug, names: [TestNames.name(ofTest: test)],
            lines: [OutlineLine(.advice, stage.bugs.first { $0.id == bug.id }?.rule ?? bug.id)])
    }
}
