import Catalog
import FileSystem
import Grading
import Processes
import Reports
import TerminalKit

/// Reads the watch screen's pages that come from files.
struct WatchPages: Sendable {
    let kit: Kit
    let machine: Machine
    let style: Style
    /// The digest of the learner's tests of a stage; nil if they can't be read.
    let digestOfOwnTests: @Sendable (Stage) -> String?

    private var files: Files { machine.files }

    /// The lines of a page about an exercise.
    func lines(_ kind: WatchPage.Kind, of exercise: ExerciseState) -> [String] {
        switch kind {
        case .diff: diff(of: exercise)
        case .guide: guide(of: exercise)
        case .bug: bug(of: exercise)
        // These pages are drawn from the screen's state.
        case .output, .keys: []
        }
    }

    /// A comparison of the exercise's files with the reference solution: the code, or the tests if the code
    /// is given.
    private func diff(of exercise: ExerciseState) -> [String] {
        let reporter = DiffReporter(style: style, kit: kit, machine: machine)
        let (stage, it) = (exercise.stage, exercise.exercise)
        let paths =
            it.asksForCode
            ? it.files.map { "\(stage.folder)/\($0)" }
            : ["\(stage.testsFolder)/\(it.ownTests).swift"]
        do {
            return try reporter.text(of: paths).text.split(separator: "\n").map(String.init)
        } catch {
            return ErrorText.lines(error).split(separator: "\n").map(String.init)
        }
    }

    /// The next surviving bug; empty unless all its hints have been shown.
    private func bug(of exercise: ExerciseState) -> [String] {
        guard let bug = exercise.unnoticedBugs.first else { return [] }
        let subject = HintSubject(of: bug, as: .bug)
        guard let tests = digestOfOwnTests(exercise.stage),
            HintMemory(kit: kit, files: files).progress(subject.id)
                .showsBug(of: subject, tests: tests),
            let difference = try? BugDifference(
                of: bug, in: exercise.stage, kit: kit, files: files)
        else { return [] }
        return HintReporter(style: style).text(of: difference, exercise: exercise)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Records how many hints were shown, with the digest of the tests at this time.
    func remember(_ subject: String, _ count: Int, in workshop: Workshop) {
        let stage = workshop.stages.first { $0.bugs.contains { "bug:\($0.id)" == subject } }
        // If this can't be saved, the hint is shown anyway.
        try? HintMemory(kit: kit, files: files).setShown(
            count, of: subject, tests: stage.flatMap(digestOfOwnTests))
    }

    private func guide(of exercise: ExerciseState) -> [String] {
        let it = exercise.exercise
        let anchor = it.guide.dropFirst(it.chapter.count + 1)
        guard let bytes = try? files.read(kit.path(it.chapter)),
            let lines = GuideSection(page: String(decoding: bytes, as: UTF8.self))
                .lines(anchor: String(anchor), fromTop: it.isFirst)
        else { return ["Can't read it here. Open \(it.toRead) in your editor."] }
        return lines.map(PlainText.safe) + ["", "For answers and details: \(it.toRead)"]
    }
}
