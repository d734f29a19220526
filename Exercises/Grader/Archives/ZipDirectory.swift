/// The directory at the end of a zip, and the way to what it tells of.
package struct ZipDirectory {
    private let archive: ArchiveBytes
    private var places: [Place] = []
    /// The entries, in the order of the directory.
    package private(set) var entries: [ArchiveEntry] = []
    /// Why the directory can't be read any further; nil where all of it can.
    package private(set) var problem: ArchiveProblem?

    /// Where an entry's bytes are, and how they are packed.
    private struct Place {
        let header: Int
        let packedSize: Int
        let method: Int
        let sum: UInt32
        let isLocked: Bool
    }

    /// The most bytes of a directory: half a million entries.
    private static let maximumSize = 64 << 20

    private var room: ArchiveRoom

    /// - Parameter most: The most entries.
    /// - Throws: `ArchiveProblem` where there is no directory, or none that can be read.
    package init(_ archive: ArchiveBytes, most: Int) throws {
        room = ArchiveRoom(most: most)
        self.archive = archive
        let end = try ZipEnd(archive)
        guard end.size <= Self.maximumSize else { throw ArchiveProblem.tooMuch }
        var bytes = LittleEndian(try archive.read(end.start, end.size))
        guard bytes.count == end.size else { throw ArchiveProblem.damaged }
        do {
            while !bytes.isAtEnd { try readEntry(&bytes, before: end.shift) }
        } catch let problem as ArchiveProblem {
            self.problem = problem
        }
    }

    private mutating func readEntry(_ bytes: inout LittleEndian, before shift: Int) throws {
        guard try bytes.number(4) == 0x0201_4B50 else { throw ArchiveProblem.damaged }
        let system = try bytes.number(2) >> 8
        _ = try bytes.number(2)
        let flags = try bytes.number(2)
        let method = try bytes.number(2)
        var modified = ZipTime.time(dos: try bytes.number(4))
        let sum = UInt32(truncatingIfNeeded: try bytes.number(4))
        var sizes = (packed: try bytes.number(4), whole: try bytes.number(4))
        let lengths = (
            name: try bytes.number(2), extra: try bytes.number(2), comment: try bytes.number(2)
        )
        _ = try bytes.number(4)
        let attributes = try bytes.number(4)
        var header = try bytes.number(4)
        let name = try bytes.take(lengths.name)
        var extra = LittleEndian(try bytes.take(lengths.extra))
        _ = try bytes.take(lengths.comment)

        // Numbers that don't fit stand apart, in this order.
        while let (id, bytes) = extra.field() {
            if id == 0x5455 { modified = ZipTime.time(unix: bytes) ?? modified }
            guard id == 1 else { continue }
            var field = LittleEndian(bytes)
            if sizes.whole == 0xFFFF_FFFF { sizes.whole = try field.number(8) }
            if sizes.packed == 0xFFFF_FFFF { sizes.packed = try field.number(8) }
            if header == 0xFFFF_FFFF { header = try field.number(8) }
        }
        let path = ZipName.path(name, system: system, isUTF8: flags & 0x800 != 0)
        try room.take(path)
        let kind = Self.kind(path, system: system, attributes: attributes)
        entries.append(
            ArchiveEntry(
                path: path, kind: kind, size: kind == .file ? sizes.whole : 0, modified: modified))
        places.append(
            Place(
                header: header + shift, packedSize: sizes.packed, method: method, sum: sum,
                isLocked: flags & 1 != 0))
    }

    private static func kind(
        _ path: [UInt8], system: Int, attributes: Int
    ) -> ArchiveEntry.Kind {
        // Unix and macOS keep there what the file was.
        let mode = [3, 19].contains(system) ? attributes >> 16 & 0xF000 : 0
        if path.last == UInt8(ascii: "/") || mode == 0x4000 { return .folder }
        return mode == 0 || mode == 0x8000 ? .file : .other
    }

    /// How many bytes of the archive the entry at this place in the directory says that it has.
    package func packedSize(of number: Int) -> Int { places[number].packedSize }

    /// The bytes of the entry at this place in the directory, `most` at the most.
    ///
    /// - Throws: `ArchiveProblem` where they can't be had, or the directory says something else of them.
    package func contents(of number: Int, most: Int) throws -> [UInt8] {
        let (place, size) = (places[number], entries[number].size)
        guard !place.isLocked else { throw ArchiveProblem.locked }
        // The header before the bytes has a name and fields of its own.
        guard (0..<archive.count).contains(place.header) else { throw ArchiveProblem.damaged }
        var header = LittleEndian(try archive.read(place.header, 30))
        guard try header.number(4) == 0x0403_4B50 else { throw ArchiveProblem.damaged }
        _ = try header.take(22)
        let start = try place.header + 30 + header.number(2) + header.number(2)
        guard start <= archive.count, place.packedSize <= archive.count - start else {
            throw ArchiveProblem.damaged
        }
        let pieces = archive.pieces(from: start, place.packedSize)

        var (result, count, sum) = ([UInt8](), 0, CRC32())
        func take(_ bytes: ArraySlice<UInt8>) throws {
            count += bytes.count
            guard count <= size else { throw ArchiveProblem.damaged }
            sum.add(bytes)
            result += bytes.prefix(most - result.count)
            // The rest needn't be unpacked, nor be right.
            if result.count == most, size > most { throw Enough() }
        }
        do {
            switch place.method {
            case 0:
                while case let piece = try pieces(), !piece.isEmpty { try take(piece[...]) }
            case 8:
                var reader = BitReader(pieces)
                try Inflate.run(&reader, take)
            default: throw ArchiveProblem.unknownMethod
            }
        } catch is Enough {
            return result
        }
        guard count == size, sum.value == place.sum else { throw ArchiveProblem.damaged }
        return result
    }
}

/// As many bytes came out as were wanted.
private struct Enough: Error {}

/// Where the directory of a zip is.
private struct ZipEnd {
    let start: Int
    let size: Int
    /// How many bytes stand before the zip.
    let shift: Int

    init(_ archive: ArchiveBytes) throws {
        // A comment comes last, and may hold anything.
        let tail = min(archive.count, 22 + 0xFFFF)
        let bytes = try archive.read(archive.count - tail, tail)
        let mark = Array("PK\u{5}\u{6}".utf8)
        let places = stride(from: bytes.count - 22, through: 0, by: -1)
        let place = places.first { place in
            bytes[place..<place + 4].elementsEqual(mark)
                && place + 22 + Int(bytes[place + 20]) + Int(bytes[place + 21]) << 8 <= bytes.count
        }
        guard let place else { throw ArchiveProblem.damaged }
        var record = LittleEndian(Array(bytes[(place + 12)..<(place + 20)]))
        var (size, stated) = (try record.number(4), try record.number(4))
        var end = archive.count - tail + place
        if size == 0xFFFF_FFFF || stated == 0xFFFF_FFFF
            || bytes[place + 10] == 0xFF && bytes[place + 11] == 0xFF, end >= 76
        {
            // A larger record stands before, and in between says where.
            var locator = LittleEndian(try archive.read(end - 20, 20))
            if try locator.number(4) == 0x0706_4B50 {
                end -= 76
                var larger = LittleEndian(try archive.read(end, 56))
                guard try larger.number(4) == 0x0606_4B50 else { throw ArchiveProblem.damaged }
                _ = try larger.take(36)
                (size, stated) = (try larger.number(8), try larger.number(8))
            }
        }
        guard size <= end else { throw ArchiveProblem.damaged }
        (self.start, self.size, shift) = (end - size, size, end - size - stated)
    }
}

/// Reads numbers whose lowest byte comes first.
private struct LittleEndian {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    var count: Int { bytes.count }
    var isAtEnd: Bool { bytes.isEmpty }

    mutating func take(_ count: Int) throws -> [UInt8] {
        guard count <= bytes.count else { throw ArchiveProblem.damaged }
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// The next number. No number here is as large as 2 to the 48th.
    mutating func number(_ count: Int) throws -> Int {
        let value = try take(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard value < 1 << 48 else { throw ArchiveProblem.damaged }
        return Int(value)
    }

    /// The next of the fields that a zip keeps beside an entry; nil where there is none.
    mutating func field() -> (id: Int, bytes: [UInt8])? {
        guard let id = try? number(2), let length = try? number(2), let bytes = try? take(length)
        else { return nil }
        return (id, bytes)
    }
}
