/// What the grader is doing.
enum Progress: Sendable, Equatable {
    /// Another grading uses the workspaces.
    case waiting
    case building(WorkspaceContent.Question, Builder.Scope)
    case running(WorkspaceContent.Question, stage: Int)
}
