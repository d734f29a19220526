/// What a running process has to say.
package enum ProcessEvent: Equatable, Sendable {
    /// Bytes from standard output and standard error, which are one pipe, as they come.
    case output([UInt8])
    /// One whole line from the pipe on descriptor 3, without its newline.
    ///
    /// Bytes that are not UTF-8 are replaced, and a line over 1 MiB is cut. What the process writes
    /// after its last newline is not a line and is not told of.
    case line(String)
    /// One whole line from the socket for a report, in the same way. What a process has sent there before it
    /// printed something comes before that.
    case report(String)
}

/// How a process came to its end.
package enum ProcessEnd: Equatable, Sendable {
    /// The process ended by itself, with this status.
    case exited(Int32)
    /// A signal ended the process that we didn't send.
    case killed(signal: Int32)
    /// We ended the process because it gave no sign of life.
    case timedOut
    /// We ended the process because it took too long in all.
    case tooLong
    /// The process was ended because it used too much memory.
    case outOfMemory
    /// We ended the process because it started too many others.
    case tooManyProcesses
    /// The process was ended, or never started, because its owner ends everything.
    case interrupted
}

extension ProcessEnd {
    /// Makes the end that a status of `waitpid` tells about.
    ///
    /// - Parameter tellsSignals: Whether an exit status of 128 + N stands for signal N.
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
