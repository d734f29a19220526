import Digest
import Foundation

/// Puts the events of the test reporter where they belong in what a test process prints.
///
/// The events come through a channel that nothing but the reporter writes to: each has a number, and a
/// code that is made with a key, which is known to the reporter and the grader alone and used up with each
/// line. What the process prints comes on its standard output, on which the reporter leaves a mark with
/// the number of each event. Anybody can make such a mark: it tells whose output stands around it, and
/// nothing else. An event whose mark is not found comes last.
struct MarkedOutput {
    /// A stretch of the stream.
    enum Piece: Equatable {
        case output([UInt8])
        case event(TestEvent)
        /// A line is missing, doubled, out of order or made up. There are no events after this.
        case contradiction
    }

    private var hash: SipHash
    private var pending: [UInt8] = []
    /// Where in `pending` to go on looking for a line end: each byte is looked at once, however
    /// many marks begin and don't end.
    private var searched = 0
    /// The number of the next line; nil after a contradiction.
    private var number: Int? = 0
    /// What has come through the channel and whose mark hasn't been found yet.
    private var waiting: ArraySlice<Piece> = []

    private static let mark = Array("\u{1E}report ".utf8)
    /// A mark of the reporter is shorter than this, so what is longer is none.
    private static let maximumMarkLength = 32
    /// How many events wait for their marks: a process can close its standard output.
    private static let maximumWaiting = 1000

    /// - Parameter key: 32 hexadecimal digits.
    init(key: String) {
        hash = SipHash(key: Self.bytes(ofDigits: key))
    }

    /// Takes in a line of the channel, `CODE NUMBER JSON`.
    ///
    /// - Returns: The event, which is told once more among the pieces; nil where the reporter has not sent
    ///   the line as this one.
    mutating func receive(_ line: String) -> TestEvent? {
        guard let expected = number else { return nil }
        let event = event(of: Array(line.utf8), number: expected)
        waiting.append(event.map { .event($0) } ?? .contradiction)
        number = event == nil ? nil : expected + 1
        hash = hash.next
        return event
    }

    /// The pieces that are complete with these bytes of standard output.
    ///
    /// An event is sent before its mark, and has to be received before it.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        pending += bytes
        var pieces: [Piece] = []
        if waiting.count > Self.maximumWaiting { release(waiting.count / 2, to: &pieces) }
        // What comes before `done` is in a piece, and what comes before `place` is no mark.
        var done = 0
        var place = 0
        let mark = Self.mark
        while let start = pending[place...].firstIndex(of: mark[0]) {
            place = start + 1
            guard mark.starts(with: pending[start...].prefix(mark.count)) else { continue }
            let digits = min(start + mark.count, pending.count)
            searched = max(searched, digits)
            guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
                searched = pending.count
                guard pending.count - start < Self.maximumMarkLength else { continue }
                append(pending[done..<start], to: &pieces)
                pending.removeFirst(start)
                searched -= start
                return pieces
            }
            guard let count = waitingCount(upTo: pending[digits..<end]) else { continue }
            append(pending[done..<start], to: &pieces)
            release(count, to: &pieces)
            done = end + 1
            place = done
        }
        append(pending[done...], to: &pieces)
        pending = []
        searched = 0
        return pieces
    }

    /// What is left at the end of the process.
    mutating func rest() -> [Piece] {
        var pieces: [Piece] = []
        append(pending[...], to: &pieces)
        pending = []
        release(waiting.count, to: &pieces)
        return pieces
    }

    /// How many of those that wait come no later than the event with this number; nil where it is none of
    /// theirs.
    private func waitingCount(upTo digits: ArraySlice<UInt8>) -> Int? {
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
        return waiting.indices.contains(number) ? number - waiting.startIndex + 1 : nil
    }

    private mutating func release(_ count: Int, to pieces: inout [Piece]) {
        pieces += waiting.prefix(count)
        // The places of what is left stay: they are the numbers.
        waiting = waiting.dropFirst(count)
    }

    /// The event of a line; nil where the reporter has not sent it as this one.
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

    /// Adds to the output at the end; in place, since there may be many small parts.
    private func append(_ bytes: ArraySlice<UInt8>, to pieces: inout [Piece]) {
        guard !bytes.isEmpty else { return }
        // Taken out first, so that the bytes are not copied with each part.
        if case .output? = pieces.last, case .output(var output) = pieces.removeLast() {
            output += bytes
            pieces.append(.output(output))
        } else {
            pieces.append(.output(Array(bytes)))
        }
    }
}

/// One thing that happened to a test, as the test reporter in the test process sends it.
struct TestEvent: Decodable, Equatable {
    enum Kind: String, Decodable {
        case started, failed, finished, ended
    }

    var event: Kind
    /// The name of the test, where it has no number.
    var test: String?
    /// Which of the tests that the process was told to run it is.
    var number: Int?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the event before.
    var places: [Int]?
    /// How many tests XCTest itself has counted, as the last one has finished.
    var count: Int?
    /// How many failures it has counted.
    var failures: Int?
}
