/// The bytes of an archive, which may be too many to be held at once.
package struct ArchiveBytes {
    /// How many there are.
    package let count: Int
    /// The bytes from an offset, `most` at the most; fewer where there are no more.
    let read: (_ offset: Int, _ most: Int) throws -> [UInt8]

    package init(count: Int, read: @escaping (_ offset: Int, _ most: Int) throws -> [UInt8]) {
        self.count = count
        self.read = read
    }

    /// How many bytes are read at a time.
    static let pieceSize = 1 << 18

    /// Gives the bytes of a part, piece by piece, and then no more.
    func pieces(from offset: Int, _ length: Int) -> () throws -> [UInt8] {
        var (place, left) = (offset, length)
        return {
            let piece = try left > 0 ? read(place, min(left, Self.pieceSize)) : []
            place += piece.count
            left -= piece.count
            return piece
        }
    }

    /// Gives on all bytes, piece by piece.
    package func forEachPiece(_ take: (ArraySlice<UInt8>) throws -> Void) throws {
        let next = pieces(from: 0, count)
        while case let piece = try next(), !piece.isEmpty { try take(piece[...]) }
    }
}

/// Why an archive, or an entry of it, can't be read.
package enum ArchiveProblem: Error, Equatable {
    /// It isn't what its kind of archive has to be, or a checksum is another.
    case damaged
    /// It has more than is read of an archive.
    case tooMuch
    /// It can't be read without a password.
    case locked
    /// It is packed in a way that isn't known here.
    case unknownMethod
}
