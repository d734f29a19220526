import Catalog

/// The progress of a grading, told as events to a closure.
package struct GradingProgress: Sendable {
    /// What the grader is doing.
    package enum Event: Sendable, Equatable {
        /// Another grading uses the workspaces.
        case waiting
        case building(Question, Stage.ID)
        /// This many of the stages have a program by now.
        case built(Question, Int, of: Int)
        case running(Question, Stage.ID)
        /// This many planted bugs of a stage were looked for.
        case looked(Stage.ID, Int, of: Int)
        /// This many official tests of a stage have passed.
        case ran(Stage.ID, passed: Int, of: Int)
        /// A test takes long, or was ended for it.
        case slow(SlowTest)
        /// The official suites have their verdicts, and the learner's own tests have none yet. It is
        /// sent where a grading judges the suites first.
        case suitesKnown(Report)
        /// The learner's own tests have their verdict, too, and what they do on the learner's code isn't known
        /// yet. It is sent after that, where finding it out takes long.
        case ownTestsKnown(Report)
    }

    /// Takes an event, on whatever thread it happens.
    package let send: @Sendable (Event) -> Void

    package init(send: @escaping @Sendable (Event) -> Void) { self.send = send }

    /// Progress that is told to nobody.
    package static let untold = GradingProgress { _ in }

    /// The same progress without what is worth keeping about these stages: the counts of their official tests,
    /// and which of their tests take long.
    package func silent(about stages: [Stage]) -> GradingProgress {
        guard !stages.isEmpty else { return self }
        let modules = stages.flatMap { [$0.suiteModule, $0.ownTestsModule] }
        return GradingProgress { [send] event in
            switch event {
            case .ran(let id, _, _) where stages.contains { $0.id == id }: break
            case .slow(let slow) where modules.contains { slow.test.hasPrefix("\($0).") }: break
            default: send(event)
            }
        }
    }
}
