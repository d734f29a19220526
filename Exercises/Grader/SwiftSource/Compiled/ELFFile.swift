import Foundation

/// A Linux object file (64-bit ELF): its sections and its symbol table.
///
/// The compiler created it, but from a learner's code, so no number in it is trusted.
struct ELFFile {
    struct Section {
        let name: String
        let type: UInt32
        /// Where its bytes are in the file.
        let range: Range<Int>
        /// The number of the section that contains the names of its symbols.
        let link: Int
    }

    struct Symbol {
        let name: String
        let isLocal: Bool
        /// Whether another file must define it.
        let isNeeded: Bool
    }

    let sections: [Section]
    let symbols: [Symbol]
    private let bytes: [UInt8]

    /// - Parameter longestNames: The maximum number of bytes of all symbol names together.
    /// - Throws: `ObjectFileError` if it can't be read completely.
    init(_ bytes: [UInt8], longestNames: Int) throws(ObjectFileError) {
        self.bytes = bytes
        let reader = Reader(bytes: bytes)
        // 64-bit and little-endian.
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw .notReadable }
        sections = try reader.sections()
        symbols = try reader.symbols(in: sections, longestNames: longestNames)
    }

    /// The bytes of a section.
    func bytes(of section: Section) -> ArraySlice<UInt8> { bytes[section.range] }
}

/// Why an object file can't be inspected.
package enum ObjectFileError: Error, Equatable {
    case notReadable
    /// Its names are too long.
    case tooLong
}

extension ELFFile {
    /// Reads numbers and names, without reading outside of the file.
    private struct Reader {
        let bytes: [UInt8]

        private static let symbolTable: UInt32 = 2
        /// The type of sections that occupy memory but no bytes in the file.
        private static let withoutBytes: UInt32 = 8
        private static let headerSize = 64
        private static let symbolSize = 24

        func sections() throws(ObjectFileError) -> [Section] {
            let start = try position(0x28)
            // If there are too many for the header, the first section contains the number.
            var count = Int(try number(0x3C, as: UInt16.self))
            if count == 0 { count = try position(start, 0x20) }
            var names = Int(try number(0x3E, as: UInt16.self))
            if names == 0xFFFF { names = Int(try number(start, 0x28, as: UInt32.self)) }
            guard names < count, count <= (bytes.count - start) / Self.headerSize else {
                throw .notReadable
            }
            let table = try range(ofSectionAt: start + names * Self.headerSize)
            var result: [Section] = []
            for index in 0..<count {
                let place = start + index * Self.headerSize
                let name = Int(try number(place, as: UInt32.self))
                result.append(
                    Section(
                        name: try text(at: name, in: table), type: try number(place, 4),
                        range: try range(ofSectionAt: place),
                        link: Int(try number(place, 0x28, as: UInt32.self))))
            }
            return result
        }

        func symbols(
            in sections: [Section], longestNames: Int
        ) throws(ObjectFileError) -> [Symbol] {
            guard let table = sections.first(where: { $0.type == Self.symbolTable }) else {
                return []
            }
            guard sections.indices.contains(table.link) else { throw .notReadable }
            let names = sections[table.link].range
            var length = 0
            var result: [Symbol] = []
            // The first symbol is a placeholder.
            for index in 0..<table.range.count / Self.symbolSize where index > 0 {
                let place = table.range.lowerBound + index * Self.symbolSize
                let name = try text(at: Int(try number(place, as: UInt32.self)), in: names)
                length += name.utf8.count
                guard length <= longestNames else { throw .tooLong }
                let kind = try number(place, 4, as: UInt8.self)
                result.append(
                    Symbol(
                        name: name, isLocal: kind >> 4 == 0,
                        isNeeded: try number(place, 6, as: UInt16.self) == 0))
            }
            return result
        }

        private func range(ofSectionAt place: Int) throws(ObjectFileError) -> Range<Int> {
            let type: UInt32 = try number(place, 4)
            guard type != 0, type != Self.withoutBytes else { return 0..<0 }
            let (start, size) = (try position(place, 0x18), try position(place, 0x20))
            guard start + size <= bytes.count else { throw .notReadable }
            return start..<start + size
        }

        /// The bytes up to the next zero.
        private func text(at offset: Int, in range: Range<Int>) throws(ObjectFileError) -> String {
            guard offset < range.count else {
                if offset == 0 { return "" }
                throw .notReadable
            }
            let text = bytes.withUnsafeBytes { bytes -> String? in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[range.dropFirst(offset)])
                guard let start = rest.baseAddress, let end = memchr(start, 0, rest.count) else {
                    return nil
                }
                return String(decoding: rest[..<start.distance(to: end)], as: UTF8.self)
            }
            guard let text else { throw .notReadable }
            return text
        }

        /// A position or a size in the file.
        private func position(_ place: Int, _ offset: Int = 0) throws(ObjectFileError) -> Int {
            let number: UInt64 = try number(place, offset)
            guard number <= UInt64(bytes.count) else { throw .notReadable }
            return Int(number)
        }

        private func number<Number: FixedWidthInteger>(
            _ place: Int, _ offset: Int = 0, as type: Number.Type = Number.self
        ) throws(ObjectFileError) -> Number {
            let start = place + offset
            guard start >= 0, start + MemoryLayout<Number>.size <= bytes.count else {
                throw .notReadable
            }
            let raw = bytes.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: start, as: Number.self)
            }
            return Number(littleEndian: raw)
        }
    }
}
