/// A mistake that people make, planted in the finished code to see whether a learner's tests notice.
///
/// It is written as a text to find in a file of `Finished` and a text to put there. The text to find
/// has to be in the file exactly once, inside the body of a function or of a closure.
public struct PlantedBug: Sendable, Equatable {
    /// Lower-case words joined by hyphens, for example `zero-is-odd`; unique in the workshop.
    public let id: String
    /// The identifier of the exercise that it belongs to.
    public let exercise: String
    /// The file's name in the stage's folder.
    public let file: String
    public let find: String
    public let replace: String
    /// What is wrong, in one sentence, for authors. A learner doesn't see it.
    public let description: String
    /// Two hints for the learner: where to look, and which input to try. Neither is the test itself.
    public let hints: [String]

    /// A bug made of its parts.
    public init(
        id: String, exercise: String, file: String, find: String, replace: String,
        description: String, hints: [String]
    ) {
        self.id = id
        self.exercise = exercise
        self.file = file
        self.find = find
        self.replace = replace
        self.description = description
        self.hints = hints
    }
}

/// Another way to write finished code that is also right: tests that fail on it ask for too much.
///
/// It is written as a planted bug is.
public struct CorrectVariant: Sendable, Equatable {
    /// Lower-case words joined by hyphens; unique among variants and bugs.
    public let id: String
    /// The file's name in the stage's folder.
    public let file: String
    public let find: String
    public let replace: String
    /// What it does in another way, in one sentence that a learner is shown.
    public let description: String

    /// A variant made of its parts.
    public init(id: String, file: String, find: String, replace: String, description: String) {
        self.id = id
        self.file = file
        self.find = find
        self.replace = replace
        self.description = description
    }
}
