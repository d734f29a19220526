/// An event of a running process.
package enum ProcessEvent: Equatable, Sendable {
    /// Bytes from standard output and standard error, which share one pipe, as they arrive.
    case output([UInt8])
    /// A complete line from the pipe on descriptor 3, without its newline.
    ///
    /// Bytes that aren't UTF-8 are replaced, and a line longer than 1 MiB is cut. Anything after
    /// the last newline isn't a line and isn't reported.
    case line(String)
    /// A complete line from the socket for a report; treated like the lines from descriptor 3. If a
    /// process sends a line before it prints something, the line is delivered before that output.
    case report(String)
}

/// The way in which a process ended.
package enum ProcessEnd: Equatable, Sendable {
    /// The process ended by itself, with this status.
    case exited(Int32)
    /// A signal that we didn't send ended the process.
    case killed(signal: Int32)
    /// We ended the process because it gave no sign of life.
    case timedOut
    /// We ended the process because it ran for too long in total.
    case tooLong
    /// The process was ended because it used too much memory.
    case outOfMemory
    /// We ended the process because it started too many other processes.
    case tooManyProcesses
    /// The process was ended or never started, because its owner is ending all of its processes.
    case interrupted
}

extension ProcessEnd {
    /// Creates the end from a wait status, as `waitpid` returns it.
    ///
    /// - Parameter tellsSignals: Whether an exit status of 128 + N means that signal N ended the
    ///   program.
    init(waitStatus status: Int32, tellsSignals: Bool = false) {
        let signal = status & 0x7f
        let exit = (status >> 8) & 0xff
        if signal != 0 {
            self = .killed(signal: signal)
        } else if tellsSignals, (129...159).contains(exit) {
            self = .killed(signal: exit - 128)
        } else {
            self = .exited(exit)
        }
    }
}
