/// A stage of the workshop: a module for the learner to fill in, and its exercises in order.
package struct Stage: Sendable {
    package let id: ID
    package let title: String
    package let exercises: [Exercise]
    /// The bugs that the learner's tests should catch.
    package let bugs: [PlantedBug]
    /// The correct variants, on which the learner's tests must pass.
    package let variants: [CorrectVariant]

    /// Makes a stage with these exercises, bugs and variants.
    package init(
        id: ID, title: String, exercises: [Exercise], bugs: [PlantedBug] = [],
        variants: [CorrectVariant] = []
    ) {
        self.id = id
        self.title = title
        self.exercises = exercises
        self.bugs = bugs
        self.variants = variants
    }

    /// Whether the stage is an optional extra stage, which is graded and can earn a star, but is worth no
    /// points.
    package var isEncore: Bool { id.isName }

    /// The name of the module, for example `Stage1` or `Games`.
    package var module: String { id.module }
    /// The name of the official suite's module, for example `Stage1Tests`.
    package var suiteModule: String { "\(module)Tests" }
    /// The name of the module of the learner's tests, for example `MyStage1Tests`.
    package var ownTestsModule: String { "My\(module)Tests" }

    /// The module's folder below a tree, for example `Stage1` or `Encores/Games`.
    package var folder: String { isEncore ? "Encores/\(module)" : module }
    /// The folder of tests, for example `Stage1Tests`: the learner's tests below a tree, and the
    /// official suite below `Tests`.
    package var testsFolder: String { "\(folder)Tests" }
    /// The folder of the official suite, for example `Tests/Stage1Tests`.
    package var suiteFolder: String { "Tests/\(testsFolder)" }
}

extension Stage: Equatable {
    /// Stages are equal if their ids are: a workshop has one stage with each id.
    package static func == (one: Stage, other: Stage) -> Bool { one.id == other.id }
}

/// One exercise: one file or a few in the stage's module, one file in the stage's official suite, and the
/// learner's tests for the exercise.
package struct Exercise: Sendable, Equatable {
    /// The identifier: lower-case words joined by hyphens, for example `even-odd`; unique in the workshop.
    package let id: String
    package let title: String
    /// The task, in one sentence.
    package let task: String
    /// The files to fill in, by name, in the stage's folder.
    package let files: [String]
    /// The class of official tests. Its file in the suite's folder has the same name.
    package let suite: String
    /// The section of the Guide to read for the exercise, for example `Guide/1-basic-functions.md#even-or-odd`.
    package let guide: String
    /// The hints, from a nudge to nearly the answer.
    package let hints: [String]
    /// The steps, in order. Without `green`, there is no code to write: the files are given as they are in
    /// `Finished`, and the official suite is there for authors.
    package let steps: [ExerciseStep]
    /// What to tidy while the tests stay green, in a sentence or two; nil if there is nothing.
    package let refactor: String?

    /// The class of the learner's tests. Its file has the same name.
    package var ownTests: String { "My\(suite)" }

    /// The page of the Guide with that section: the chapter of the exercise's stage.
    package var chapter: String { String(guide.prefix { $0 != "#" }) }

    /// Whether the learner writes code for the exercise; otherwise its code is given.
    package var hasCodeToWrite: Bool { steps.contains(.green) }

    /// The step after a step. After the last step comes the first one.
    package func step(after step: ExerciseStep) -> ExerciseStep {
        let index = steps.firstIndex(of: step) ?? 0
        return steps[(index + 1) % steps.count]
    }

    /// Makes an exercise from its parts.
    package init(
        id: String, title: String, task: String, files: [String], suite: String, guide: String,
        hints: [String], steps: [ExerciseStep] = ExerciseStep.allCases,
        refactor: String? = nil
    ) {
        self.steps = steps
        self.refactor = refactor
        self.id = id
        self.title = title
        self.task = task
        self.files = files
        self.suite = suite
        self.guide = guide
        self.hints = hints
    }
}

extension Stage {
    /// The identity of a stage: its number, or the name of an encore.
    package enum ID: Hashable, Sendable {
        case number(Int)
        /// The name of an encore in upper camel case, like its module's name.
        case name(String)

        var isName: Bool { if case .name = self { true } else { false } }

        var module: String {
            switch self {
            case .number(let number): "Stage\(number)"
            case .name(let name): name
            }
        }
    }
}

extension Stage.ID: CustomStringConvertible {
    /// The number or the name, as in `WORKSHOP_STAGE`.
    package var description: String {
        switch self {
        case .number(let number): "\(number)"
        case .name(let name): name
        }
    }
}

extension Stage.ID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral number: Int) { self = .number(number) }
    package init(stringLiteral name: String) { self = .name(name) }
}

extension Stage.ID: Codable {
    /// Decodes a number or a string.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .name(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .name(let name): try container.encode(name)
        }
    }
}
