import Digest
import Foundation

/// Inserts the test reporter's events where they belong in the output of a test process.
///
/// The reporter sends its events through a channel to which nothing else writes. Each event has a
/// number and an authentication code. The code is made with a key that only the reporter and the
/// grader know, and the key changes with each line. The process prints to standard output, and for
/// each event the reporter prints a mark with the event's number there. Any code can print such a
/// mark, but a mark only decides which test the output around it belongs to. Events whose marks
/// aren't found come last.
struct MarkedOutput {
    /// A part of the combined output and events.
    enum Piece: Equatable {
        case output([UInt8])
        case event(TestEvent)
        /// A line of the channel is missing, duplicated, out of order or forged. No events come
        /// after it.
        case contradiction
    }

    private var hash: SipHash
    /// The start of a mark whose end hasn't arrived yet.
    private var pending: [UInt8] = []
    /// The number that the next line must have; nil after a contradiction.
    private var number: Int? = 0
    /// The events that came through the channel, but whose marks haven't been found in the output
    /// yet.
    private var waiting: ArraySlice<Piece> = []

    private static let mark = Array("\u{1E}report ".utf8)
    /// The maximum length of a mark. Longer text isn't a mark.
    private static let maximumMarkLength = 32
    /// The maximum number of events that wait for their marks. There is a limit because a process
    /// can close its standard output, and then no marks arrive.
    private static let maximumWaiting = 1000

    /// Creates a value that has received nothing yet.
    ///
    /// - Parameter key: The first key, as 32 hexadecimal digits.
    init(key: String) {
        hash = SipHash(key: Self.bytes(ofDigits: key))
    }

    /// Receives a line of the channel, which has the form `CODE NUMBER JSON`.
    ///
    /// - Returns: The event in the line. It is also among the pieces that are returned later. Nil
    ///   if the reporter didn't send this line at this position.
    mutating func receive(_ line: String) -> TestEvent? {
        guard let expected = number else { return nil }
        let event = event(of: Array(line.utf8), number: expected)
        waiting.append(event.map { .event($0) } ?? .contradiction)
        number = event == nil ? nil : expected + 1
        hash = hash.next
        return event
    }

    /// Receives bytes of standard output, and returns the pieces that they complete.
    ///
    /// The reporter sends an event before its mark, so the event must be received before these
    /// bytes. A mark is at the end of its line.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        if waiting.count > Self.maximumWaiting { release(waiting.count / 2, to: &pieces) }
        let all = pending + bytes
        // `done` is the end of the bytes that are already in a piece, and `line` is the start of
        // the current line.
        var (done, line) = (0, 0)
        func lastMark(before end: Int) -> Int? {
            all[max(line, end - Self.maximumMarkLength)..<end].lastIndex(of: Self.mark[0])
        }
        for end in all.indices where all[end] == UInt8(ascii: "\n") {
            defer { line = end + 1 }
            guard let start = lastMark(before: end),
                let count = waitingCount(upTo: all[start..<end])
            else { continue }
            append(all[done..<start], to: &pieces)
            release(count, to: &pieces)
            done = end + 1
        }
        // Bytes that may be the start of a mark are kept until the rest arrives.
        let start = lastMark(before: all.endIndex) ?? all.endIndex
        append(all[done..<start], to: &pieces)
        pending = Array(all[start...])
        return pieces
    }

    /// Returns the remaining pieces after the end of the process.
    mutating func rest() -> [Piece] {
        var pieces: [Piece] = []
        append(pending[...], to: &pieces)
        pending = []
        release(waiting.count, to: &pieces)
        return pieces
    }

    /// Returns the number of waiting events up to and including the one with this mark; nil if no
    /// waiting event has the mark.
    private func waitingCount(upTo mark: ArraySlice<UInt8>) -> Int? {
        guard mark.starts(with: Self.mark),
            let number = Int(String(decoding: mark.dropFirst(Self.mark.count), as: UTF8.self))
        else { return nil }
        return waiting.indices.contains(number) ? number - waiting.startIndex + 1 : nil
    }

    private mutating func release(_ count: Int, to pieces: inout [Piece]) {
        pieces += waiting.prefix(count)
        // In a slice, the indices of the remaining events stay the same. They are the numbers of
        // the events.
        waiting = waiting.dropFirst(count)
    }

    /// Returns the event in a line; nil if the reporter didn't send this line at this position.
    private func event(of line: [UInt8], number: Int) -> TestEvent? {
        let digits = String(hash.code(of: line.dropFirst(17)), radix: 16)
        let code = String(repeating: "0", count: 16 - min(16, digits.count)) + digits
        let numbered = Array("\(code) \(number) ".utf8)
        guard line.starts(with: numbered) else { return nil }
        return try? JSONDecoder().decode(
            TestEvent.self, from: Data(line.dropFirst(numbered.count)))
    }

    private static func bytes(ofDigits digits: String) -> [UInt8] {
        let values = digits.compactMap(\.hexDigitValue).map(UInt8.init)
        return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
    }

    private func append(_ bytes: ArraySlice<UInt8>, to pieces: inout [Piece]) {
        if !bytes.isEmpty { pieces.append(.output(Array(bytes))) }
    }
}

/// Something that happened to a test, as sent by the test reporter in the test process.
struct TestEvent: Decodable, Equatable {
    enum Kind: String, Decodable {
        case started, failed, finished, ended
    }

    var event: Kind
    /// The name of the test, if the event has no number.
    var test: String?
    /// The test's index among those that the process was asked to run.
    var number: Int?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the last event.
    var places: [Int]?
    /// The number of tests that XCTest itself counted. It is sent when the last test finishes.
    var count: Int?
    /// The number of failures that XCTest itself counted.
    var failures: Int?
}
