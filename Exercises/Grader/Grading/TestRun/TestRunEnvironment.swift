import Catalog
import Processes
import SwiftSource

/// What all test processes of a grading are run with.
struct TestRunEnvironment: Sendable {
    let processes: Processes
    let gate: ProcessGate
    let scratch: ScratchFolders
    let limits: Limits
    let paths: PathNames
    /// What the toolchain can that the tests were built with.
    var abilities = ToolchainAbilities(version: "")
    /// Where a learner's own tests stand in their source; empty for official ones.
    var testPlaces = TestPlaces()
    /// The time that there is for the stage; without limit by default.
    var budget = TimeBudget(limit: nil, now: { .zero })
    /// Told of tests that take long, and of each planted bug that was looked for.
    var progress = GradingProgress.untold
}

extension TestRunEnvironment {
    /// Runs a process as soon as there is a place for it, within the time that the stage has left.
    ///
    /// - Returns: How the process ended; nil where the stage's time was used up before its end.
    func inTurn(
        _ limits: Limits, _ run: (Limits) throws -> ProcessEnd
    ) rethrows -> ProcessEnd? {
        try gate.pass { try budget.spend(limits, run) }
    }

    /// Makes an empty folder for a process, hands over what the process sees of the outside, and removes
    /// the folder.
    func withProcess<Value>(
        _ body: (TestProgram.Environment) throws -> Value
    ) throws -> Value {
        try scratch.withFolder { folder in
            try body(process(in: folder))
        }
    }

    /// What a process in this folder sees of the outside.
    func process(in folder: String) -> TestProgram.Environment {
        TestProgram.Environment(
            path: scratch.path, scratch: folder, interoperability: abilities.interoperability,
            memory: limits.memory)
    }
}

extension Limits {
    /// The limits of a process that runs this many tests: with a total time, since a process may report
    /// signs of life without end.
    func forTests(_ count: Int) -> Limits {
        var result = self
        result.total = timeout.map { $0 * (count + 2) }
        return result
    }

    /// The limits of a test among others: a tenth of its time, and half a second at least.
    ///
    /// Nearly all tests take milliseconds. One that takes longer has all its time by itself.
    var brief: Limits {
        var result = self
        result.timeout = timeout.map { min($0, max($0 / 10, .milliseconds(500))) }
        return result
    }
}
