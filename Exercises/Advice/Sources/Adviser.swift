import Grading

/// A piece of advice that is read from a learner's sources: it finds one thing, and says what to do.
///
/// A new one is a file with its adviser, and its name in the list.
struct Adviser: Sendable {
    let findings: SourceAdvice

    /// All of them, in the order in which they are told.
    static let all: [Adviser] = [.sameBodies]
}

/// All advice that is read from a learner's sources of a stage.
package let sourceAdvice: SourceAdvice = { report, sources in
    Adviser.all.flatMap { $0.findings(report, sources) }
}
