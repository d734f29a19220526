import Digest
import Foundation

/// Tells the test reporter's lines from all else that a test process prints.
///
/// Both come through one pipe, which keeps their order. A line of the reporter begins with a mark
/// that anybody may know, and may stand in the middle of what a test prints. Then come a code over the
/// rest, made with a key that is known to the reporter and the grader alone, the line's number, and
/// an event as JSON.
struct MarkedOutput {
    /// A stretch of the stream.
    enum Piece: Equatable {
        case output([UInt8])
        case event(TestEvent)
        /// A line is missing, doubled, out of order or made up. There are no events after this.
        case contradiction
    }

    private let hash: SipHash
    private var pending: [UInt8] = []
    /// Where in `pending` to go on looking for a line end: each byte is looked at once, however
    /// many lines begin and don't end.
    private var searched = 0
    /// The number of the next line; nil after a contradiction.
    private var number: Int? = 0

    private static let mark = Array("\u{1E}report ".utf8)
    /// A line of the reporter is shorter than this, so what is longer is none.
    private static let maximumLineLength = 8192

    /// - Parameter key: 32 hexadecimal digits.
    init(key: String) {
        hash = SipHash(key: Self.bytes(ofDigits: key))
    }

    /// The pieces that are complete with these bytes.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        pending += bytes
        var pieces: [Piece] = []
        // What comes before `done` is in a piece, and what comes before `place` is no event.
        var done = 0
        var place = 0
        let mark = Self.mark
        while let start = pending[place...].firstIndex(of: mark[0]) {
            place = start + 1
            guard mark.starts(with: pending[start...].prefix(mark.count)) else { continue }
            let line = min(start + mark.count, pending.count)
            searched = max(searched, line)
            guard let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
                searched = pending.count
                guard pending.count - start < Self.maximumLineLength else { continue }
                append(pending[done..<start], to: &pieces)
                pending.removeFirst(start)
                searched -= start
                return pieces
            }
            append(pending[done..<start], to: &pieces)
            if let expected = number {
                let event = event(pending[line..<end], number: expected)
                pieces.append(event.map { .event($0) } ?? .contradiction)
                number = event == nil ? nil : expected + 1
            }
            done = end + 1
            place = done
        }
        append(pending[done...], to: &pieces)
        pending = []
        searched = 0
        return pieces
    }

    /// The event of a line, `CODE NUMBER JSON`; nil where the reporter has not sent it as this one.
    private func event(_ line: ArraySlice<UInt8>, number: Int) -> TestEvent? {
        let digits = String(hash.code(of: line.dropFirst(17)), radix: 16)
        let code = String(repeating: "0", count: 16 - digits.count) + digits
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
