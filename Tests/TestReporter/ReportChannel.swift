import Foundation

/// Sends events to the grader, as lines that are short enough to be sent in one piece.
struct ReportChannel {
    /// Sends a line with this JSON, which must be short.
    let send: @convention(c) (UnsafePointer<CChar>, Int) -> Void
    /// The position of each test in the list of tests that the program must run.
    private let numbers: [String: Int]

    /// The maximum size of an event in bytes, so that each line is sent as one piece.
    private static let maximumLength = 4000
    /// The maximum length of the name of a test that wasn't requested.
    private static let maximumNameLength = 200

    /// - Parameter tests: The tests that the program must run.
    init(tests: [String], send: @escaping @convention(c) (UnsafePointer<CChar>, Int) -> Void) {
        self.send = send
        numbers = Dictionary(zip(tests, tests.indices)) { first, _ in first }
    }

    /// Sends an event. The name of a test may be long, so the number of the test is sent instead.
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
