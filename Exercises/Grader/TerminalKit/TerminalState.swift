import Foundation
import Synchronization

/// Remembers the terminal's original state, and restores it.
///
/// There is one terminal for the process. A signal handler may call `restore` at any point of the
/// program, so `restore` uses only memory that already exists and calls that are allowed there.
enum TerminalState {
    /// Turns on a separate screen and markers around pasted text, and turns off the cursor and line
    /// wrapping.
    private static let enterText = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
    /// Undoes everything that `enterText` does, and ends colors, because a line may have been cut
    /// in the middle.
    private static let leaveText =
        "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    private static let isTaken = Atomic(false)
    // `found` needs no lock, because it is written only while the terminal isn't taken over, and
    // read only while it is.
    nonisolated(unsafe) private static var found = termios()
    nonisolated(unsafe) private static let leaveBytes: UnsafeBufferPointer<UInt8> = {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: leaveText.utf8.count)
        _ = bytes.initialize(from: leaveText.utf8)
        return UnsafeBufferPointer(bytes)
    }()

    /// Takes over the terminal; does nothing if it is already taken over.
    static func take() {
        guard !isTaken.load(ordering: .sequentiallyConsistent) else { return }
        // The bytes for `restore` are created now, because a signal handler must not allocate
        // memory.
        _ = leaveBytes
        guard tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        isTaken.store(true, ordering: .sequentiallyConsistent)
        var raw = found
        // Ctrl-C and Ctrl-Z still send signals, because `ISIG` stays set.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        let text = Array(enterText.utf8)
        _ = text.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }

    /// Restores the terminal, once for each time that it was taken over.
    static func restore() {
        guard isTaken.exchange(false, ordering: .sequentiallyConsistent) else { return }
        // A process in the background that changes the terminal's modes gets SIGTTOU, which would
        // stop it. So this signal is blocked.
        var signals = sigset_t()
        var before = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        _ = write(STDOUT_FILENO, leaveBytes.baseAddress, leaveBytes.count)
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
