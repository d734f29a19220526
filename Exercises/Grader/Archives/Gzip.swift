/// Unpacks gzip (RFC 1952).
package enum Gzip {
    /// Gives on what comes out of an archive, piece by piece.
    ///
    /// - Throws: `ArchiveProblem.damaged`, or what `take` throws.
    package static func unpack(
        _ archive: ArchiveBytes, _ take: @escaping (ArraySlice<UInt8>) throws -> Void
    ) throws {
        var reader = BitReader(archive.pieces(from: 0, archive.count))
        repeat { try unpackMember(&reader, take) } while try isNext(&reader)
    }

    /// Whether one more file follows. Zeros behind the last one only fill a block.
    private static func isNext(_ reader: inout BitReader) throws -> Bool {
        try reader.fill(8)
        return reader.count >= 8 && reader.held & 0xFF == 0x1F
    }

    private static func unpackMember(
        _ reader: inout BitReader, _ take: @escaping (ArraySlice<UInt8>) throws -> Void
    ) throws {
        guard try reader.bits(16) == 0x8B1F, try reader.bits(8) == 8 else {
            throw ArchiveProblem.damaged
        }
        let flags = try reader.bits(8)
        // When, with which options and on what system it was made.
        for _ in 0..<6 { _ = try reader.bits(8) }
        if flags & 4 != 0 {
            for _ in 0..<(try reader.bits(16)) { _ = try reader.bits(8) }
        }
        // A name and a comment, each with a zero at its end.
        for flag in [8, 16] where flags & flag != 0 {
            while try reader.bits(8) != 0 {}
        }
        if flags & 2 != 0 { _ = try reader.bits(16) }

        var (sum, size) = (CRC32(), 0)
        try Inflate.run(&reader) { bytes in
            sum.add(bytes)
            size += bytes.count
            try take(bytes)
        }
        try reader.align()
        guard try reader.bits(32) == Int(sum.value),
            try reader.bits(32) == size & 0xFFFF_FFFF
        else { throw ArchiveProblem.damaged }
    }
}
