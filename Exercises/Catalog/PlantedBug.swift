/// A mistake that people make, planted in the reference solution to see whether a learner's tests catch it.
/// It consists of a text to find in a file of `Finished`, and a text to replace it with. The text to find
/// must be in the file exactly once. This text is part of the body of a function or closure, or the whole
/// declaration of a property on one line. Such a property has an initial value, or is weak and becomes
/// strong.
package struct PlantedBug: Sendable, Equatable {
    /// The identifier: lower-case words joined by hyphens, for example `zero-is-odd`; unique in the workshop.
    package let id: String
    /// The identifier of the exercise that the bug belongs to.
    package let exercise: String
    /// The idea that a test needs to catch the bug.
    package let idea: Idea
    /// The idea in the words of the exercise, for example `more than one group of digits`; nil if the idea's
    /// title fits.
    package let topic: String?
    /// Whether a test that catches the bug may pass on the code as it was shipped. Such a test doesn't show
    /// what the code lacks, so it isn't the one to write first.
    package let isGreenAtFirst: Bool
    /// The rule of the exercise that the bug breaks, in one plain sentence, for example `Zero is even.` Bugs
    /// that break the same rule in different ways have the same sentence.
    package let rule: String
    /// The file's name in the stage's folder.
    package let file: String
    package let find: String
    package let replace: String
    /// What is wrong, in one plain sentence: for authors, and for a learner whose test expects exactly this
    /// wrong behavior.
    package let description: String
    /// The question that an instructor would ask a learner whose tests miss the bug. The question points to
    /// the rule without giving the answer, and is the learner's first hint.
    package let question: String
    /// What to try, for a learner who needs more than the question. The hint doesn't give away the test
    /// itself.
    package let hint: String

    /// The hints for the learner, from a nudge to nearly the answer.
    package var hints: [String] { [question, hint].filter { !$0.isEmpty } }

    /// Makes a bug from its parts.
    package init(
        id: String, exercise: String, file: String, idea: Idea, topic: String? = nil,
        isGreenAtFirst: Bool = false, rule: String = "", find: String, replace: String,
        description: String,
        question: String = "", hint: String = ""
    ) {
        self.id = id
        self.exercise = exercise
        self.idea = idea
        self.topic = topic
        self.isGreenAtFirst = isGreenAtFirst
        self.rule = rule
        self.file = file
        self.find = find
        self.replace = replace
        self.description = description
        self.question = question
        self.hint = hint
    }
}

extension [PlantedBug] {
    /// The idea in the words of its first bug among these; the idea's own title if that bug has no other.
    package func title(of idea: Idea) -> String { first { $0.idea == idea }?.topic ?? idea.title }
}

/// Another way to write the reference solution that is also right. Tests that fail on such a variant are
/// over-specified.
///
/// Authors declare a variant like a planted bug, with a text to find and its replacement.
package struct CorrectVariant: Sendable, Equatable {
    /// The identifier: lower-case words joined by hyphens; unique among variants and bugs.
    package let id: String
    /// The file's name in the stage's folder.
    package let file: String
    package let find: String
    package let replace: String
    /// What the variant does differently, in one sentence that learners see.
    package let description: String
    /// Whether something happens later than in the reference solution, so that tests must wait for it.
    package var isLater = false
}
