import Foundation

/// The way to the grader: its pipe, and the secret that begins each line.
struct ReportChannel {
    private let descriptor: Int32
    private let secret: String

    /// On Linux, another thread's output can't tear apart a line of at most this many bytes
    /// (`PIPE_BUF`). On Apple's systems that holds for 512 only: a line that is torn there is lost,
    /// and its test counts as not run.
    private static let maximumLineLength = 4096

    /// A channel to the grader, whose lines begin with this secret; nil where there is no pipe.
    init?(secret: String) {
        // A descriptor of its own: the code under test may close or redirect standard output.
        descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)
        guard descriptor >= 0 else { return nil }
        self.secret = secret
    }

    /// Sends one event, after all that has been printed so far.
    func send(_ event: TestEvent) {
        fflush(nil)
        var event = event
        var line = encoded(event)
        while line.count > Self.maximumLineLength, let message = event.message, message.count > 1 {
            event.message = String(message.prefix(message.count / 2)) + "…"
            line = encoded(event)
        }
        write(line)
    }

    private func encoded(_ event: TestEvent) -> [UInt8] {
        let json = (try? JSONEncoder().encode(event)) ?? Data()
        return Array("\u{1E}\(secret) ".utf8) + json + Array("\n".utf8)
    }

    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR && errno != EAGAIN {
                return
            }
        }
    }
}
