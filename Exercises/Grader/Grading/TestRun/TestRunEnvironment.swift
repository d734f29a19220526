import Catalog
import FileSystem
import Processes
import SwiftSource

/// The settings and resources that all test processes of a grading share.
struct TestRunEnvironment: Sendable {
    let processes: Processes
    let gate: ProcessGate
    let scratch: ScratchFolders
    let limits: Limits
    let paths: PathNames
    /// The abilities of the toolchain that built the tests.
    var abilities = ToolchainAbilities(version: "")
    /// The sources of the learner's tests; empty for official tests.
    var tests = TestSources([:])
    /// The stage's time budget; unlimited by default.
    var budget = TimeBudget(limit: nil, now: { .zero })
    /// Receives an event for each slow test, and for each planted bug that was tried.
    var progress = GradingProgress.ignored
    /// Whether the learner has just saved this code and is waiting for the results. If two tests of
    /// a class then never end, the class's other slow tests aren't run to the end and have no
    /// verdict.
    var isAfterSave = false
}

extension TestRunEnvironment {
    /// Runs a process as soon as a slot is free, within the stage's remaining time.
    ///
    /// - Returns: How the process ended; nil if the stage's time ran out first.
    func inTurn(
        _ limits: Limits, _ run: (Limits) throws -> ProcessEnd
    ) rethrows -> ProcessEnd? {
        try gate.pass { try budget.spend(limits, run) }
    }

    /// Runs a process in an empty folder of its own, as soon as a slot is free.
    ///
    /// - Parameter command: Returns the command, given the environment of the process.
    /// - Returns: How the process ended; nil if the stage's time ran out first.
    func run(
        _ command: (TestProgram.Environment) -> Command, _ limits: Limits,
        _ handler: (ProcessEvent) -> Bool
    ) throws -> ProcessEnd? {
        try inTurn(limits) { limits in try runAtOnce(command, limits, handler) }
    }

    /// Runs a process in an empty folder of its own, without waiting for a slot.
    func runAtOnce(
        _ command: (TestProgram.Environment) -> Command, _ limits: Limits,
        _ handler: (ProcessEvent) -> Bool
    ) throws -> ProcessEnd {
        let folder = try scratch.make()
        defer { scratch.remove(folder) }
        return try processes.run(command(process(in: folder)), limits, handler)
    }

    /// Returns the environment of a process that runs in this folder.
    func process(in folder: String) -> TestProgram.Environment {
        TestProgram.Environment(
            path: scratch.path, scratch: folder,
            librariesInteroperate: abilities.librariesInteroperate, memory: limits.memory)
    }
}

extension Limits {
    /// Returns the limits of a process that runs this many tests. They include a limit on the total
    /// time, because a process could report signs of life endlessly.
    func forTests(_ count: Int) -> Limits {
        var result = self
        result.total = timeout.map { $0 * (count + 2) }
        return result
    }

    /// The limits of a test that runs in a process with other tests. It gets a tenth of its full
    /// time, but at least half a second.
    ///
    /// Nearly all tests take only milliseconds. A test that takes longer runs again by itself, with
    /// its full time.
    var brief: Limits {
        var result = self
        result.timeout = timeout.map { min($0, max($0 / 10, .milliseconds(500))) }
        return result
    }
}

/// Creates and removes empty folders for test processes. Each folder exists only for one run.
struct ScratchFolders: Sendable {
    /// The folder that contains these folders.
    let root: String
    /// The value of `PATH` that test processes get; nil for none.
    let path: String?
    let files: Files

    /// Creates a folder, which the caller must remove.
    func make() throws(FileError) -> String {
        let folder = "\(root)/\(Secret.make())"
        try files.makeFolder(folder)
        return folder
    }

    /// Removes a folder with its contents.
    func remove(_ folder: String) { try? files.remove(folder) }
}

/// Checks whether a test program got as far as running tests.
///
/// The test reporter announces itself before any of the learner's code can run. If a process ends
/// without the announcement, the learner's code isn't to blame. A limit of this machine, or the
/// sandbox, kept the program from starting.
struct ProgramStart {
    /// The test reporter's first message.
    static let announcement = "started"

    private var isAnnounced = false
    private var output: [UInt8] = []

    /// The maximum number of bytes of output that are kept for the error message.
    private static let maximumOutput = 2000

    /// Receives an event, and returns whether it is the announcement. Nothing else needs to receive
    /// that one.
    mutating func takes(_ event: ProcessEvent) -> Bool {
        guard !isAnnounced else { return false }
        if case .output(let bytes) = event, output.count < Self.maximumOutput { output += bytes }
        isAnnounced = event == .report(Self.announcement)
        return isAnnounced
    }

    /// Throws an error unless the program has started.
    ///
    /// - Parameter end: How the process ended; nil if the stage had no time left.
    func require(_ end: ProcessEnd?) throws(GradeError) {
        guard let end, end != .interrupted, !isAnnounced else { return }
        throw .testsNotStarted(end, output: String(decoding: output, as: UTF8.self))
    }
}
