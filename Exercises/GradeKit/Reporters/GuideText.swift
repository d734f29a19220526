import Catalog

/// Says where the Guide helps with an exercise.
enum GuideText {
    static func describe(_ exercise: Exercise) -> String { "To read: \(exercise.guide)" }

    /// The page alone, since a file's link has no place for a section.
    static func page(of exercise: Exercise) -> String {
        String(exercise.guide.prefix { $0 != "#" })
    }
}
