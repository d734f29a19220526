import Foundation

/// Handles the signals for a program on a terminal.
///
/// SIGINT, SIGTERM and SIGHUP are not among them: `Interruption` handles these.
enum TerminalSignals {
    /// The note that a handler writes to the pipe that the program waits for.
    enum Note {
        static let resized = UInt8(ascii: "w")
        static let stop = UInt8(ascii: "z")
        static let continued = UInt8(ascii: "c")
        static let wake = UInt8(ascii: "k")
    }

    /// The signals that end the program. The terminal is restored first.
    private static let fatal = [
        SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGQUIT, SIGSYS,
    ]

    nonisolated(unsafe) private static var pipeEnd: Int32 = -1

    /// Handles the signals from now on, and sends notes to this end of a pipe.
    static func install(notesTo descriptor: Int32) {
        pipeEnd = descriptor
        useOtherStack()
        for number in fatal {
            handle(number, flags: SA_ONSTACK) { number in
                TerminalState.restore()
                // This sets the default action rather than the previous one, because the runtime
                // would print a long backtrace on the terminal and wait for a key. The signal
                // arrives when this handler returns.
                signal(number, SIG_DFL)
                raise(number)
            }
        }
        handle(SIGWINCH) { _ in TerminalSignals.note(Note.resized) }
        handle(SIGCONT) { _ in TerminalSignals.note(Note.continued) }
        handleStop()
        atexit { TerminalState.restore() }
    }

    /// Stops this process as Ctrl-Z does by default; returns when the process continues.
    static func stopThisProcess() {
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        handleStop()
    }

    private static func handleStop() {
        handle(SIGTSTP) { _ in TerminalSignals.note(Note.stop) }
    }

    private static func note(_ byte: UInt8) {
        let code = errno
        var byte = byte
        // The pipe doesn't block. If it is full, a note is already waiting in it.
        _ = write(pipeEnd, &byte, 1)
        errno = code
    }

    private static func handle(
        _ number: Int32, flags: Int32 = SA_RESTART,
        _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
        var action = sigaction()
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = flags
        sigaction(number, &action, nil)
    }

    /// Gives handlers a separate stack, which they need if the stack has overflowed.
    private static func useOtherStack() {
        var stack = stack_t()
        guard sigaltstack(nil, &stack) == 0, Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else {
            return
        }
        let size = 1 << 16
        stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = numericCast(size)
        sigaltstack(&stack, nil)
    }
}
