import Foundation

/// The way to the grader: makes lines of events that are short enough, and has them sent.
struct ReportChannel {
    /// Sends a line's JSON, which has to be brief.
    let send: @convention(c) (UnsafePointer<CChar>, Int) -> Void
    /// The place of each test among those that the program was told to run.
    private let numbers: [String: Int]

    /// The most bytes of an event: with what is added to it, they make a line that isn't torn.
    private static let maximumLength = 4000
    /// The most letters of the name of a test that nobody has asked for.
    private static let maximumNameLength = 200

    /// - Parameter tests: The tests that the program was told to run.
    init(tests: [String], send: @escaping @convention(c) (UnsafePointer<CChar>, Int) -> Void) {
        self.send = send
        numbers = Dictionary(zip(tests, tests.indices)) { first, _ in first }
    }

    /// Sends one event. The name of a test may be long, so its number goes in its place.
    func send(_ event: TestEvent) {
        var event = event
        if let name = event.test, let number = numbers[name] {
            event.number = number
            event.test = nil
        } else {
            event.test = event.test.map { String($0.prefix(Self.maximumNameLength)) }
        }
        var json = encoded(event)
        while json.count > Self.maximumLength, let message = event.message, message.count > 1 {
            event.message = String(message.prefix(message.count / 2)) + "…"
            json = encoded(event)
        }
        if json.count > Self.maximumLength {
            event.file = nil
            json = encoded(event)
        }
        json.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            send(start.assumingMemoryBound(to: CChar.self), bytes.count)
        }
    }

    private func encoded(_ event: TestEvent) -> Data {
        (try? JSONEncoder().encode(event)) ?? Data()
    }
}
