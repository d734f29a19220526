import TerminalKit

/// Waits for the terminal, and turns what it sends into keys.
struct KeyReader {
    enum Input: Sendable, Equatable {
        case key(Key)
        /// Anything other than a key.
        case event(Terminal.Event)
    }

    let terminal: Terminal
    private var decoder = KeyDecoder()
    /// Whether the terminal is closed, so that nothing more can arrive.
    private(set) var isClosed = false
    /// Whether the last bytes may be the start of a key sequence.
    private var mayGoOn = false

    /// How long to wait for the rest of a sequence. If nothing follows an escape byte, it is the
    /// escape key.
    private static let pause = Duration.milliseconds(40)

    init(terminal: Terminal) {
        self.terminal = terminal
    }

    /// Waits until something arrives.
    mutating func next() -> [Input] {
        let events = terminal.wait(mayGoOn ? Self.pause : .seconds(60))
        guard !events.isEmpty else {
            mayGoOn = false
            return decoder.pause().map { [.key($0)] } ?? []
        }
        return events.flatMap { event -> [Input] in
            guard case .bytes(let bytes) = event else {
                if event == .closed { isClosed = true }
                return [.event(event)]
            }
            mayGoOn = true
            return decoder.add(bytes).map { .key($0) }
        }
    }
}
