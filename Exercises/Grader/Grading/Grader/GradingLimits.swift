import Processes

/// The limits of a grading: of its test processes, of a stage and of a build.
package struct GradingLimits: Sendable, Equatable {
    /// The limits of a process that runs tests.
    package var test = Limits.ofTests
    /// What all tests of a stage may take together, for each question that gives a verdict.
    package var stage = Limits.timeOfStage
    /// What they may take on the learner's own code. No verdict depends on that, and nobody should wait for
    /// it long.
    var onCode = Limits.timeOnCode
    /// The limits of a build.
    var build = Limits.ofBuilds

    /// What all tests of a stage may take together for a question.
    func time(for question: Question) -> Duration {
        question == .ownTestsOnCode ? min(stage, onCode) : stage
    }

    package init(test: Limits = .ofTests) { self.test = test }
}

/// The limits that are used unless others are asked for.
extension Limits {
    /// The limits of a process that runs tests: 10 seconds for a test, 2 GiB.
    package static let ofTests = Limits(
        timeout: .seconds(10), memory: 2 << 30, sharesMemory: true, processes: 64)

    /// What all tests of a stage may take together, for the official suite and once more for the
    /// learner's own tests with all planted bugs.
    package static let timeOfStage = Duration.seconds(300)

    /// What a stage's own tests may take together on the learner's own code: enough for a test or two that
    /// don't end.
    static let timeOnCode = Duration.seconds(20)

    /// The limits of a build, in which several compilers run at a time.
    static let ofBuilds = Limits(total: .seconds(600), memory: 12 << 30)
}
