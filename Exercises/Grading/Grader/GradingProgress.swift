import Catalog

/// What the grader is doing.
package enum GradingProgress: Sendable, Equatable {
    /// Another grading uses the workspaces.
    case waiting
    case building(Question, Builder.Scope)
    case running(Question, Stage.ID)
}
