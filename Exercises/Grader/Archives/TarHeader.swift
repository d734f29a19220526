/// The block that stands before each entry of a tar.
struct TarHeader {
    private let block: [UInt8]

    /// - Parameter block: 512 bytes.
    init(_ block: [UInt8]) {
        self.block = block
    }

    /// Whether it is the block of zeros at the end.
    var isEmpty: Bool { block.allSatisfy { $0 == 0 } }

    /// Whether its checksum is right.
    var isSound: Bool {
        let rest = block[..<148] + block[156...]
        let sum = rest.reduce(8 * 0x20) { $0 + Int($1) }
        // Some programs of old took bytes for numbers with a sign.
        let signed = rest.reduce(8 * 0x20) { $0 + Int(Int8(bitPattern: $1)) }
        let stated = number(block[148..<156])
        return stated == sum || stated == signed
    }

    /// A character that says what the entry is.
    var kind: UInt8 { block[156] }

    /// nil where it is no number, or none that a file's size can be.
    var size: Int? { number(block[124..<136]) }

    /// In seconds since 1970; nil where it is none.
    var modified: Double? { number(block[136..<148]).flatMap { $0 > 0 ? Double($0) : nil } }

    /// The path, where it is no longer than there is room for.
    var path: [UInt8] {
        let name = text(block[..<100])
        // GNU has other things in the place of the path's beginning.
        guard block[257..<263].elementsEqual("ustar\0".utf8) else { return name }
        let prefix = text(block[345..<500])
        return prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
    }

    var isFile: Bool { [0, UInt8(ascii: "0"), UInt8(ascii: "7")].contains(kind) }

    var isFolder: Bool { kind == UInt8(ascii: "5") || kind == UInt8(ascii: "D") }

    /// Whether bytes follow: links, devices and folders state a size at times, and have none.
    var hasContents: Bool { !(UInt8(ascii: "1")...UInt8(ascii: "6")).contains(kind) }

    private func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }

    private func number(_ field: ArraySlice<UInt8>) -> Int? {
        guard let first = field.first else { return nil }
        // Large numbers stand there as they are.
        if first & 0x80 != 0 {
            var value = Int(first & 0x7F)
            for byte in field.dropFirst() {
                guard value < 1 << 48 else { return nil }
                value = value << 8 | Int(byte)
            }
            return value
        }
        let digits = field.drop { $0 == 0x20 }.prefix { $0 != 0 && $0 != 0x20 }
        var value = 0
        for digit in digits {
            guard (0x30...0x37).contains(digit) else { return nil }
            value = value << 3 | Int(digit & 7)
        }
        return value
    }
}

/// What a tar says about an entry before it, where its header has no room for that.
struct TarExtension {
    /// The kinds of blocks that do so: GNU's long names and links, and those of POSIX.
    static let kinds = Set("LKxgX".utf8)

    private var path: [UInt8]?
    private(set) var size: Int?
    private var isSparse = false

    /// - Throws: `ArchiveProblem.damaged`
    mutating func read(_ kind: UInt8, _ bytes: [UInt8]) throws {
        switch kind {
        case UInt8(ascii: "L"): path = Self.path(bytes.prefix { $0 != 0 })
        case UInt8(ascii: "x"), UInt8(ascii: "X"): try readRecords(bytes)
        default: break
        }
    }

    /// Reads lines such as `30 path=Starter/Stage1/A.swift`, each with its own length before it.
    private mutating func readRecords(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while let space = rest.firstIndex(of: 0x20) {
            guard let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
                length > space - rest.startIndex + 1, length <= rest.count,
                rest[rest.startIndex + length - 1] == UInt8(ascii: "\n")
            else { throw ArchiveProblem.damaged }
            let line = rest[(space + 1)..<(rest.startIndex + length - 1)]
            rest = rest.dropFirst(length)
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = line[(equals + 1)...]
            switch String(decoding: line[..<equals], as: UTF8.self) {
            case "path" where !isSparse: path = Self.path(value)
            case "GNU.sparse.name": (path, isSparse) = (Self.path(value), true)
            case "GNU.sparse.major", "GNU.sparse.map": isSparse = true
            case "size":
                let number = Int(String(decoding: value, as: UTF8.self))
                guard let number, (0..<1 << 56).contains(number) else {
                    throw ArchiveProblem.damaged
                }
                size = number
            default: break
            }
        }
    }

    /// A path, or as much of it as tells that it is too long.
    private static func path(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        Array(bytes.prefix(ArchiveTree.maximumPath + 1))
    }

    /// The entry that this and its header are about.
    func entry(_ header: TarHeader, size: Int) -> ArchiveEntry {
        let path = path ?? header.path
        let isFolder = header.isFolder || header.isFile && path.last == UInt8(ascii: "/")
        let isFile = header.isFile && !isSparse
        return ArchiveEntry(
            path: path, kind: isFolder ? .folder : isFile ? .file : .other,
            size: isFile && !isFolder ? size : 0, modified: header.modified)
    }
}
