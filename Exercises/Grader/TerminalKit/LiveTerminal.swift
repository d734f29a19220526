import FileSystem
import Foundation
import Synchronization

extension Terminal {
    /// The terminal of this process.
    package static func live() -> Terminal {
        let live = LiveTerminal()
        return Terminal(
            isInteractive: { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 },
            enter: { live.enter() }, leave: { live.leave() }, lend: { live.lend($0) },
            size: { LiveTerminal.size }, write: { live.write($0) }, wait: { live.wait($0) },
            wake: { live.wake() })
    }
}

/// The terminal of this process. One thread draws and waits, but any thread may leave the terminal.
private final class LiveTerminal: Sendable {
    /// Held by a thread that draws or changes the terminal's modes.
    private let turn = Mutex(())
    private let isLeft = Atomic(false)
    /// The pipe to which signal handlers and `wake` write, and from which `wait` reads.
    private let pipe = Mutex<(readEnd: Int32, writeEnd: Int32)?>(nil)

    /// How long `leave()` waits for `turn` before it leaves the terminal without holding it.
    private static let gracePeriod = Duration.milliseconds(300)

    static var size: WindowSize {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return .usual }
        return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    func enter() {
        turn.withLock { _ in
            guard !isLeft.load(ordering: .sequentiallyConsistent) else { return }
            installSignals()
            TerminalState.take()
        }
    }

    func leave() {
        let end = SuspendingClock.now + Self.gracePeriod
        while turn.withLockIfAvailable({ _ in giveBack() }) == nil {
            // If the terminal accepts no output, the turn of the thread that draws never ends, so
            // leave without a turn.
            if SuspendingClock.now >= end { return giveBack() }
            usleep(1000)
        }
    }

    private func giveBack() {
        isLeft.store(true, ordering: .sequentiallyConsistent)
        TerminalState.restore()
    }

    func lend(_ use: (_ stop: () -> Void) -> Void) {
        turn.withLock { _ in TerminalState.restore() }
        use { TerminalSignals.stopThisProcess() }
        // Signals that arrived meanwhile were meant for the program that used the terminal, so
        // their notes are dropped.
        if let pipe = pipe.withLock({ $0 }) { _ = bytes(from: pipe.readEnd) }
        enter()
    }

    func write(_ text: String) {
        turn.withLock { _ in
            try? Descriptor.write(
                Array(text.utf8), to: STDOUT_FILENO,
                isWanted: { !isLeft.load(ordering: .sequentiallyConsistent) })
        }
    }

    private func installSignals() {
        pipe.withLock { pipe in
            guard pipe == nil, let ends = Descriptor.makePipe() else { return }
            // A signal handler writes to the pipe and must not wait, so the pipe doesn't block.
            for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            pipe = ends
            TerminalSignals.install(notesTo: ends.writeEnd)
        }
    }

    func wake() {
        guard let pipe = pipe.withLock({ $0 }) else { return }
        var byte = TerminalSignals.Note.wake
        _ = Foundation.write(pipe.writeEnd, &byte, 1)
    }

    func wait(_ time: Duration) -> [Terminal.Event] {
        // If there is no pipe, use -1, because `poll` ignores a descriptor below 0.
        let notes = pipe.withLock { $0?.readEnd ?? -1 }
        var descriptors = [STDIN_FILENO, notes].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let milliseconds = max(0, (time / .milliseconds(1)).rounded(.up))
        guard poll(&descriptors, 2, Int32(min(milliseconds, 60_000))) > 0 else { return [] }
        var events: [Terminal.Event] = []
        if descriptors[1].revents != 0 {
            events += bytes(from: notes).compactMap(Self.event)
        }
        if descriptors[0].revents != 0 {
            errno = 0
            let bytes = bytes(from: STDIN_FILENO)
            if !bytes.isEmpty {
                events.append(.bytes(bytes))
            } else if errno != EINTR && errno != EAGAIN {
                events.append(.closed)
            }
        }
        return events
    }

    private func bytes(from descriptor: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 1024) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }

    private static func event(of note: UInt8) -> Terminal.Event? {
        switch note {
        case TerminalSignals.Note.resized: .resized
        case TerminalSignals.Note.stop: .stop
        case TerminalSignals.Note.continued: .continued
        default: nil
        }
    }
}
