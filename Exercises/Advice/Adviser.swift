import Grading

/// A piece of advice that is read from a learner's sources: it finds one thing, and says what to do.
///
/// A new one is a file with its adviser, and its name in the list.
struct Adviser: Sendable {
    let findings: @Sendable (StageReport, StageSources) -> [Finding]

    /// All of them, in the order in which they are told.
    static let all: [Adviser] = [.sameBodies]
}

/// All that is read from a learner's sources of a stage.
package enum SourceAdvice {
    package static func findings(
        on report: StageReport, in sources: StageSources
    ) -> [Finding] {
        Adviser.all.flatMap { $0.findings(report, sources) }
    }
}
