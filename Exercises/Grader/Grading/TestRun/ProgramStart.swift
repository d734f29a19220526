import Processes

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
