/// What the grader is doing.
package enum GradingProgress: Sendable, Equatable {
    /// Another grading uses the workspaces.
    case waiting
    case building(WorkspaceContent.Question, Builder.Scope)
    case running(WorkspaceContent.Question, stage: Int)
}
