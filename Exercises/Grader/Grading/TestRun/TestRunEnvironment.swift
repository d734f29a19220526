import Catalog
import FileSystem
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

/// Empty folders for test processes: each is there for one run and then removed.
struct ScratchFolders: Sendable {
    /// The folder that holds them.
    let root: String
    /// The search path for programs that the test processes get.
    let path: String?
    let files: Files

    /// Makes a folder, hands its path to `body`, and removes it with all that is in it.
    func withFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = try make()
        defer { remove(folder) }
        return try body(folder)
    }

    /// Makes a folder, which is to be removed.
    func make() throws(FileError) -> String {
        let folder = "\(root)/\(Secret.make())"
        try files.makeFolder(folder)
        return folder
    }

    /// Removes a folder with all that is in it.
    func remove(_ folder: String) { try? files.remove(folder) }
}

/// Finds out whether a test program got as far as the tests.
///
/// The test reporter announces itself before any of the learner's code can run. If a process ends without
/// that, the learner's code is not to blame: a limit of this machine or the sandbox kept the program from
/// starting.
struct ProgramStart {
    /// What the test reporter sends first.
    static let announcement = "started"

    private var isAnnounced = false
    private var output: [UInt8] = []

    /// The most bytes of output that are kept for the error message.
    private static let maximumOutput = 2000

    /// Takes in an event; returns whether it is the announcement, which concerns nobody else.
    mutating func takes(_ event: ProcessEvent) -> Bool {
        guard !isAnnounced else { return false }
        if case .output(let bytes) = event, output.count < Self.maximumOutput { output += bytes }
        isAnnounced = event == .report(Self.announcement)
        return isAnnounced
    }

    /// Throws unless the program started.
    ///
    /// - Parameter end: How the process ended; nil if its stage had no time left.
    func require(_ end: ProcessEnd?) throws(GradeError) {
        guard let end, end != .interrupted, !isAnnounced else { return }
        throw .testsNotStarted(end, output: String(decoding: output, as: UTF8.self))
    }
}
