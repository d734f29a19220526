import Digest
import Foundation

/// Inserts the test reporter's events where they belong in the output of a test process.
///
/// The events arrive through a channel that only the reporter writes to. Each has a number and an
/// authentication code, made with a key that only the reporter and the grader know and that changes with each
/// line. The process prints to standard output, where the reporter leaves a mark with the number of each
/// event. Anyone can make such a mark, but it only decides which test the surrounding output belongs to. An
/// event whose mark is not found comes last.
struct MarkedOutput {
    /// A section of the stream.
    enum Piece: Equatable {
        case output([UInt8])
        case event(TestEvent)
        /// A line is missing, duplicated, out of order or forged. No events follow.
        case contradiction
    }

    private var hash: SipHash
    /// The start of a mark whose end hasn't arrived.
    private var pending: [UInt8] = []
    /// The number of the next line; nil after a contradiction.
    private var number: Int? = 0
    /// Pieces received through the channel whose marks haven't been found yet.
    private var waiting: ArraySlice<Piece> = []

    private static let mark = Array("\u{1E}report ".utf8)
    /// The maximum length of a mark; anything longer isn't one.
    private static let maximumMarkLength = 32
    /// The maximum number of events that wait for their marks, because a process can close its standard
    /// output.
    private static let maximumWaiting = 1000

    /// - Parameter key: 32 hexadecimal digits.
    init(key: String) {
        hash = SipHash(key: Self.bytes(ofDigits: key))
    }

    /// Receives a line of the channel: `CODE NUMBER JSON`.
    ///
    /// - Returns: The event, which is returned again among the pieces; nil if the reporter did not send this
    ///   line at this position.
    mutating func receive(_ line: String) -> TestEvent? {
        guard let expected = number else { return nil }
        let event = event(of: Array(line.utf8), number: expected)
        waiting.append(event.map { .event($0) } ?? .contradiction)
        number = event == nil ? nil : expected + 1
        hash = hash.next
        return event
    }

    /// Returns the pieces that these bytes of standard output complete.
    ///
    /// An event is sent before its mark, and must be received before it. A mark ends its line.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        if waiting.count > Self.maximumWaiting { release(waiting.count / 2, to: &pieces) }
        let all = pending + bytes
        // Everything before `done` is in a piece; `line` is the start of the current line.
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
        // A mark whose end hasn't arrived.
        let start = lastMark(before: all.endIndex) ?? all.endIndex
        append(all[done..<start], to: &pieces)
        pending = Array(all[start...])
        return pieces
    }

    /// Returns what is left at the end of the process.
    mutating func rest() -> [Piece] {
        var pieces: [Piece] = []
        append(pending[...], to: &pieces)
        pending = []
        release(waiting.count, to: &pieces)
        return pieces
    }

    /// The number of waiting pieces up to and including the event with this mark; nil if no waiting event
    /// has it.
    private func waitingCount(upTo mark: ArraySlice<UInt8>) -> Int? {
        guard mark.starts(with: Self.mark),
            let number = Int(String(decoding: mark.dropFirst(Self.mark.count), as: UTF8.self))
        else { return nil }
        return waiting.indices.contains(number) ? number - waiting.startIndex + 1 : nil
    }

    private mutating func release(_ count: Int, to pieces: inout [Piece]) {
        pieces += waiting.prefix(count)
        // The indices of the rest stay the same, because they are the numbers.
        waiting = waiting.dropFirst(count)
    }

    /// The event in a line; nil if the reporter did not send this line at this position.
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
    /// The name of the test, if it has no number.
    var test: String?
    /// The test's index among those that the process was asked to run.
    var number: Int?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the previous event.
    var places: [Int]?
    /// The number of tests that XCTest itself counted, sent when the last one finishes.
    var count: Int?
    /// The number of failures that XCTest counted.
    var failures: Int?
}
