/// The exit statuses of `grade`.
enum ExitStatus {
    static let passed: Int32 = 0
    static let notPassed: Int32 = 1
    /// As `EX_USAGE` in sysexits.h.
    static let usage: Int32 = 64
    /// As `EX_SOFTWARE` in sysexits.h.
    static let couldNotGrade: Int32 = 70
    /// As a shell has it for SIGINT. It is seen only where the signal doesn't end the process.
    static let interrupted: Int32 = 130
}
