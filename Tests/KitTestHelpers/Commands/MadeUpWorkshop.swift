import Catalog

/// A workshop that isn't shipped: the shipped stages, a fifth one, and an encore instead of the shipped ones.
///
/// Its files are in `MadeUpWorkshop`, laid out as in the kit.
enum MadeUpWorkshop {
    /// - Parameter shippedObjects: The Git object names of the Starter's files.
    static func workshop(shippedObjects: [String: String]) -> Workshop {
        Workshop(
            stages: Workshop.shipped.numbered + [stage5, puzzles],
            shippedObjects: shippedObjects)
    }

    static let stage5 = Stage(
        id: 5, title: "Rectangles",
        exercises: [
            Exercise(
                id: "rectangle", title: "Rectangle",
                task: "Write area(), which says how much a rectangle covers.",
                files: ["Rectangle.swift"], suite: "RectangleTests",
                guide: "Guide/5-rectangles.md#area",
                hints: ["A length can be negative.", "Multiply the sides."])
        ],
        bugs: [
            bug(
                "negative-width-counts", of: "rectangle", find: "max(0, width)", replace: "width",
                description: "A negative width counts."),
            bug(
                "sides-are-added", of: "rectangle", find: "max(0, width) * ",
                replace: "max(0, width) + ", description: "The sides are added."),
        ],
        variants: [
            CorrectVariant(
                id: "length-by-length", file: "Rectangle.swift",
                find: "max(0, width) * max(0, height)",
                replace: "width < 0 || height < 0 ? 0 : width * height",
                description: "area() looks at each length by itself.")
        ])

    static let puzzles = puzzles(bugs: puzzleBugs)

    /// Returns the encore with these planted bugs.
    static func puzzles(bugs: [PlantedBug]) -> Stage {
        Stage(
            id: "Puzzles", title: "Word puzzles",
            exercises: [
                Exercise(
                    id: "palindrome", title: "Palindrome",
                    task: "Write isThere(), which compares a text with itself, backwards.",
                    files: ["Palindrome.swift"], suite: "PalindromeTests",
                    guide: "Guide/puzzles.md#palindrome",
                    hints: ["Anna is one.", "Compare the letters with `reversed()`."])
            ], bugs: bugs,
            variants: [
                CorrectVariant(
                    id: "letter-by-letter", file: "Palindrome.swift",
                    find: "letters == String(letters.reversed())",
                    replace: "letters.elementsEqual(letters.reversed())",
                    description: "isThere() compares letter by letter.")
            ])
    }

    static let puzzleBugs = [
        bug(
            "case-counts", of: "palindrome", find: "text.lowercased()", replace: "text",
            description: "Upper case counts."),
        bug(
            "only-ends-count", of: "palindrome", find: "letters == String(letters.reversed())",
            replace: "letters.first == letters.last", description: "Only the ends count."),
    ]

    /// A planted bug whose text isn't in the file.
    static let bugWithoutPlace = bug(
        "nowhere-to-plant", of: "palindrome", find: "letters.shuffled()", replace: "letters",
        description: "It can't be planted.")

    private static func bug(
        _ id: String, of exercise: String, find: String, replace: String, description: String
    ) -> PlantedBug {
        PlantedBug(
            id: id, exercise: exercise,
            file: exercise == "rectangle" ? "Rectangle.swift" : "Palindrome.swift",
            idea: .ordinary, rule: description, find: find, replace: replace,
            description: description,
            question: "Did you look at all of it?", hint: "Try another one.")
    }
}
