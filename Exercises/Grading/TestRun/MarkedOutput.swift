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

    /// A line of the reporter is shorter than this, so what is longer is none.
    private static let longestLine = 8192

    init(secret: String) {
        marker = Array("\u{1E}\(secret) ".utf8)
    }

    /// The pieces that are complete with these bytes.
    mutating func feed(_ bytes: [UInt8]) -> [Piece] {
        pending += bytes
        var pieces: [Piece] = []
        var rest = pending[...]
        while let start = rest.firstIndex(of: marker[0]) {
            append(rest[..<start], to: &pieces)
            rest = rest[start...]
            let head = rest.prefix(marker.count)
            guard marker.starts(with: head) else {
                append(rest.prefix(1), to: &pieces)
                rest = rest.dropFirst()
                continue
            }
            let line = rest.dropFirst(marker.count)
            guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else {
                if rest.count < Self.longestLine { break }
                append(rest.prefix(1), to: &pieces)
                rest = rest.dropFirst()
                continue
            }
            if let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line[..<end])) {
                pieces.append(.event(event))
            }
            rest = rest[(end + 1)...]
        }
        if rest.first != marker[0] {
            append(rest, to: &pieces)
            rest = []
        }
        pending = Array(rest)
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
