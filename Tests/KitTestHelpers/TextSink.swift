import Synchronization

/// Collects text from several threads.
final class TextSink: Sendable {
    private let written = Mutex("")

    var text: String { written.withLock { $0 } }

    func write(_ more: String) { written.withLock { $0 += more } }
}
