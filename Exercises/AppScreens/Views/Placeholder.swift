import Catalog
import TerminalKit

/// Names the exercises that fill in what a screen doesn't show yet.
enum Placeholder {
    /// The text shown where a value is missing.
    static let nothing = "–"

    /// Lines that name the exercises with these identifiers, and the files to write them in.
    ///
    /// With the reference solution there is nothing to fill in, so there are no lines.
    static func lines(for ids: [String], columns: Int) -> [String] {
        isFinished ? [] : lines(for: ids, tree: "Starter", columns: columns)
    }

    /// A single line for a place with little room; empty with the reference solution.
    static func line(for id: String, columns: Int) -> String {
        let texts = lines(for: [id], columns: .max).dropFirst()
        return ScreenText.clipped(texts.joined(), to: columns)
    }

    static func lines(for ids: [String], tree: String, columns: Int) -> [String] {
        let found = Workshop.shipped.stages.flatMap { stage in
            stage.exercises.filter { ids.contains($0.id) }.map { (stage, $0) }
        }
        let texts = found.map { stage, exercise in
            let files = exercise.files.map { "\(tree)/\(stage.folder)/\($0)" }
            return "\(exercise.title): \(files.joined(separator: ", "))"
        }
        let heading =
            texts.count == 1
            ? "The exercise for this part:" : "The exercises for this part:"
        return ([heading] + texts).flatMap { ScreenText.wrapped($0, width: columns) }
    }

    private static var isFinished: Bool {
        #if FINISHED
            true
        #else
            false
        #endif
    }
}
