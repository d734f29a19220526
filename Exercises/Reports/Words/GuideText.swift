import Catalog

/// Says where the Guide helps with an exercise.
package enum GuideText {
    package static func describe(_ exercise: Exercise) -> String { "To read: \(exercise.guide)" }

    /// The page alone, since a file's link has no place for a section.
    package static func page(of exercise: Exercise) -> String {
        String(exercise.guide.prefix { $0 != "#" })
    }
}
