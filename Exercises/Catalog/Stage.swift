/// A stage of the workshop: a module for the learner to fill in, and its exercises in order.
package struct Stage: Sendable {
    /// 1 to 4.
    package let number: Int
    package let title: String
    package let exercises: [Exercise]
    /// What the learner's own tests have to notice.
    package let bugs: [PlantedBug]
    /// What the learner's own tests must not mind.
    package let variants: [CorrectVariant]

    /// A stage of this number with these exercises, bugs and variants.
    package init(
        number: Int, title: String, exercises: [Exercise], bugs: [PlantedBug] = [],
        variants: [CorrectVariant] = []
    ) {
        self.number = number
        self.title = title
        self.exercises = exercises
        self.bugs = bugs
        self.variants = variants
    }

    /// The name of the module, for example `Stage1`.
    package var module: String { "Stage\(number)" }
    /// The name of the official suite's module, for example `Stage1Tests`.
    package var suiteModule: String { "Stage\(number)Tests" }
    /// The name of the module of the learner's own tests, for example `MyStage1Tests`.
    package var ownTestsModule: String { "MyStage\(number)Tests" }
}

/// One thing to solve: a file or a few in the stage's module, and one file in its official suite.
package struct Exercise: Sendable {
    /// Lower-case words joined by hyphens, for example `even-odd`; unique in the workshop.
    package let id: String
    package let title: String
    /// What is asked for, in one sentence.
    package let task: String
    /// The files to fill in, by name, in the stage's folder.
    package let files: [String]
    /// The class of official tests; its file in the suite's folder has the same name.
    package let suite: String
    /// The section of the Guide that helps, for example `Guide/1-basic-functions.md#even-or-odd`.
    package let guide: String
    /// From a nudge to nearly the answer.
    package let hints: [String]

    /// An exercise made of its parts.
    package init(
        id: String, title: String, task: String, files: [String], suite: String, guide: String,
        hints: [String]
    ) {
        self.id = id
        self.title = title
        self.task = task
        self.files = files
        self.suite = suite
        self.guide = guide
        self.hints = hints
    }
}

/// The whole workshop, in order.
package let stages: [Stage] = [stage1, stage2, stage3, stage4]
