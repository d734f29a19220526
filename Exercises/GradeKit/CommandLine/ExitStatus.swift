/// The exit statuses of `grade`.
enum ExitStatus {
    static let passed: Int32 = 0
    static let notPassed: Int32 = 1
    /// The command line is wrong: `EX_USAGE` in sysexits.h.
    static let usage: Int32 = 64
    /// Grading wasn't possible: `EX_SOFTWARE` in sysexits.h.
    static let couldNotGrade: Int32 = 70
    /// The status that a shell gives for SIGINT. It is seen only where the signal doesn't end the
    /// process.
    static let interrupted: Int32 = 130
}
