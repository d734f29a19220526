import Catalog
import Grading
import Reports
import TerminalKit

/// The sentences of `grade map`.
enum MapText {
    static let notOurs = "another file is there, and this command writes over its own pages only"

    /// Where the page is, and a line for each exercise in it.
    ///
    /// - Parameters:
    ///   - path: The page's absolute path.
    ///   - exercises: The identifiers of those that were asked for; all where none is named.
    static func done(_ path: String, _ report: Report, exercises: [String]) -> String {
        let stages = report.stages.flatMap { stage -> [String] in
            let notes = MapWords.notes(on: stage, in: report.tree).flatMap(wrapped)
            guard let map = stage.noticeMap else {
                return [StageWords.heading(stage.stage)] + notes
            }
            let shown = stage.exercises.filter {
                exercises.isEmpty || exercises.contains($0.exercise.id)
            }
            return [StageWords.heading(stage.stage)] + notes
                + shown.flatMap { exercise in
                    wrapped(
                        "\(exercise.exercise.title): \(MapWords.summary(map.part(of: exercise)))")
                }
        }
        return ([PlainText.safe(path), ""] + stages).joined(separator: "\n") + "\n"
    }

    /// That there is no page, and why.
    static func nothing(in report: Report) -> String {
        let reasons = report.stages.flatMap { stage in
            MapWords.notes(on: stage, in: report.tree).flatMap { note in
                wrapped("\(StageWords.name(stage.stage)): \(note)")
            }
        }
        return
            (["No page is made: there is no right test of your own to make it of."] + reasons)
            .joined(separator: "\n") + "\n"
    }

    private static func wrapped(_ text: String) -> [String] {
        Sentences.lines(PlainText.safe(text), width: TextWidth.usual, indent: 2, hanging: 2)
    }
}
