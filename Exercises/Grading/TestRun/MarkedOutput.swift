import Foundation

/// Tells the test reporter's lines from all else that a test process prints.
///
/// Both come through one pipe, which keeps their order. A line of the reporter begins with a
/// separator character and a secret, and may stand in the middle of what a test prints.
struct MarkedOutput {
    /// A stretch of the stream.
    enum Piece: Equatable {
        case output([UInt8])
        case event(TestEvent)
    }

    private let marker: [UInt8]
    private var pending: [UInt8] = []
    /// Where in `pending` to go on looking for a line end: each byte is looked at once, however
    /// many lines begin and don't end.
    private var searched = 0

    /// A line of the reporter is shorter than this, so what is longer is none.
    private static let maximumLineLength = 8192

    init(secret: String) {
        marker = Array("\u{1E}\(secret) ".utf8)
    }

    /// The pieces that are complete with these bytes.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        pending += bytes
        var pieces: [Piece] = []
        // What comes before `done` is in a piece, and what comes before `place` is no event.
        var done = 0
        var place = 0
        while let start = pending[place...].firstIndex(of: marker[0]) {
            place = start + 1
            guard marker.starts(with: pending[start...].prefix(marker.count)) else { continue }
            let line = min(start + marker.count, pending.count)
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
            let json = Data(pending[line..<end])
            if let event = try? JSONDecoder().decode(TestEvent.self, from: json) {
                pieces.append(.event(event))
            }
            done = end + 1
            place = done
        }
        append(pending[done...], to: &pieces)
        pending = []
        searched = 0
        return pieces
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
    var test: String?
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
