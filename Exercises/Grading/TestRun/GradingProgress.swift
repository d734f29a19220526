import Catalog

/// The progress of a grading: whoever wants to know what is under way is sent an event for each step.
package struct GradingProgress: Sendable {
    /// What the grader is doing.
    package enum Event: Sendable, Equatable {
        /// Another grading uses the workspaces.
        case waiting
        case building(Question, Stage.ID)
        /// So many of the stages have a program.
        case built(Question, Int, of: Int)
        case running(Question, Stage.ID)
        /// So many planted bugs of a stage were looked for.
        case looked(Stage.ID, Int, of: Int)
        /// So many official tests of a stage have passed.
        case ran(Stage.ID, passed: Int, of: Int)
        /// A test takes long, or was ended for it.
        case slow(SlowTest)
        /// The official suites have their verdicts, and the learner's own tests have none yet. It is
        /// sent where a grading judges the suites first.
        case suitesKnown(Report)
    }

    /// Takes an event, on whatever thread it happens.
    package let send: @Sendable (Event) -> Void

    package init(send: @escaping @Sendable (Event) -> Void) { self.send = send }

    /// The progress that nobody wants to know of.
    package static let untold = GradingProgress { _ in }
}
