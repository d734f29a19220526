/// The exit statuses of `grade`.
enum ExitStatus {
    static let passed: Int32 = 0
    static let notPassed: Int32 = 1
    /// The command line is wrong: `EX_USAGE` in sysexits.h.
    static let usage: Int32 = 64
    /// Grading wasn't possible: `EX_SOFTWARE` in sysexits.h.
    static let couldNotGrade: Int32 = 70
    /// The status that a shell reports for SIGINT. It is only seen if the signal doesn't end the process.
    static let interrupted: Int32 = 130

    /// The meanings of the statuses, for the help.
    static let meanings = [
        HelpRow("\(passed)", "Everything that you asked for passes."),
        HelpRow("\(notPassed)", "Something doesn't pass yet."),
        HelpRow("\(usage)", "The command line is wrong."),
        HelpRow("\(couldNotGrade)", "Grading wasn't possible."),
    ]
}
