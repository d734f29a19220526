import FileSystem
import Grading
import Reports
import TerminalKit

/// Reads the pages of the watch screen that come from files.
struct WatchPages: Sendable {
    let kit: Kit
    let files: Files
    let style: Style

    /// The lines of a page about an exercise.
    func lines(_ kind: WatchPage.Kind, of exercise: ExerciseState) -> [String] {
        switch kind {
        case .diff: diff(of: exercise)
        case .guide: guide(of: exercise)
        // They come from what the screen knows.
        case .output, .keys: []
        }
    }

    /// The lines that compare an exercise's files with the finished ones.
    private func diff(of exercise: ExerciseState) -> [String] {
        let reporter = DiffReporter(style: style)
        let paths = exercise.exercise.files.map { "\(exercise.stage.folder)/\($0)" }
        do {
            let text = try paths.map {
                reporter.text(of: try .read($0, kit: kit, files: files))
            }.joined()
            let shown = text.isEmpty ? reporter.noDifference(in: paths.count) : text
            return shown.split(separator: "\n").map(String.init)
        } catch {
            return ErrorText.lines(error).split(separator: "\n").map(String.init)
        }
    }

    private func guide(of exercise: ExerciseState) -> [String] {
        let page = GuideText.page(of: exercise.exercise)
        let anchor = exercise.exercise.guide.dropFirst(page.count + 1)
        guard let bytes = try? files.read(kit.path(page)),
            let lines = GuideSection(page: String(decoding: bytes, as: UTF8.self))
                .lines(anchor: String(anchor))
        else { return ["It is in \(exercise.exercise.guide), and can't be read here."] }
        return lines.map(PlainText.safe)
    }
}
