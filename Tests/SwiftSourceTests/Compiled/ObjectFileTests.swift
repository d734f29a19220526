import XCTest

@testable import SwiftSource

final class ObjectFileTests: XCTestCase {
    private let bytes = MadeUpObject(
        sections: [".text", ".init_array"],
        libraries: "-lm\0-lm\0/tmp/x.o\0-l\0-l../y\0-lz+1.0_a-b\0",
        symbols: [
            (name: "A.o", kind: 0x04, section: 0xFFF1), (name: "helper", kind: 0x02, section: 1),
            (name: "write", kind: 0x12, section: 1),
            (name: "__swift_memcpy", kind: 0x22, section: 1),
            (name: "exit", kind: 0x10, section: 0),
            (name: "symbolic _____ 6Stage1\n", kind: 0x21, section: 1),
        ]
    ).bytes

    func testWhatItDefinesAndNeeds() throws {
        let needsWrite = MadeUpObject(symbols: [(name: "write", kind: 0x10, section: 0)]).bytes
        let object = try ObjectFile(files: [needsWrite, bytes])
        XCTAssertEqual(object.defined, ["write", "__swift_memcpy", "symbolic _____ 6Stage1\n"])
        XCTAssertEqual(object.needed, ["exit"])
        XCTAssertEqual(
            object.sections,
            [".text", ".init_array", ".swift1_autolink_entries", ".symtab", ".strtab"])
    }

    func testOfTheWordsForTheLinkerOnlyLibrariesAreTaken() throws {
        XCTAssertEqual(try ObjectFile(files: [bytes]).libraries, ["-lm", "-lz+1.0_a-b"])
    }

    func testNamesThatAreTooLongForAnybody() {
        let name = String(repeating: "a", count: 3 << 20)
        let symbols = ["b", "c"].map { (name: name + $0, kind: UInt8(0x12), section: UInt16(1)) }
        XCTAssertThrowsError(try ObjectFile(files: [MadeUpObject(symbols: symbols).bytes])) {
            XCTAssertEqual($0 as? ObjectFileError, .tooLong)
        }
    }

    func testTheCodeIsAllButTheDigestOfTheModule() {
        func object(_ digests: [String], code: String = "code") -> [UInt8] {
            var object = MadeUpObject(sections: [".text"], symbols: [])
            object.contents[".text"] = code
            for (index, digest) in digests.enumerated() {
                object.sections.append(".swift_modhash")
                object.contents["\(index)"] = digest
            }
            return object.bytes
        }
        func code(_ digests: String..., code: String = "code") -> [UInt8] {
            ObjectFile.code(in: object(digests, code: code))
        }
        let digest = "0123456789abcdef"
        XCTAssertEqual(code(digest), code("fedcba9876543210"))
        XCTAssertNotEqual(code(digest), code(digest, code: "edoc"))
        // Somebody could give other bytes the name of that section.
        XCTAssertNotEqual(code(digest + "1"), code(digest + "2"))
        XCTAssertNotEqual(code(digest, digest), code(digest, "fedcba9876543210"))
        XCTAssertEqual(ObjectFile.code(in: [1, 2]), [1, 2])
    }

    /// Nothing outside of the file is read, whatever the numbers in it say.
    func testWhatIsBrokenIsNotReadable() throws {
        for count in bytes.indices {
            XCTAssertThrowsError(try ObjectFile(files: [Array(bytes[..<count])]), "\(count)")
        }
        for index in bytes.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                var changed = bytes
                changed[index] = byte
                _ = try? ObjectFile(files: [changed])
            }
        }
    }
}

/// The bytes of an object file with these sections and symbols.
private struct MadeUpObject {
    var sections: [String] = []
    var libraries = ""
    /// What stands in sections, by name, or by number among those of one name.
    var contents: [String: String] = [:]
    /// The kind of each symbol: its binding and its type.
    let symbols: [(name: String, kind: UInt8, section: UInt16)]

    var bytes: [UInt8] {
        var names: [UInt8] = [0]
        func offset(of name: String) -> UInt32 {
            names += name.utf8 + [0]
            return UInt32(names.count - name.utf8.count - 1)
        }
        let all = [""] + sections + [".swift1_autolink_entries", ".symtab", ".strtab"]
        let nameOffsets = all.map(offset)
        let symbolTable =
            Self.little(0, 24)
            + symbols.flatMap {
                Self.little(UInt64(offset(of: $0.name)), 4) + [$0.kind, 0]
                    + Self.little(UInt64($0.section), 2) + Self.little(0, 16)
            }
        // The header is followed by what the sections hold, and then by their own headers.
        var contents: [UInt8] = []
        var headers: [UInt8] = []
        var digests = 0
        for (name, nameOffset) in zip(all, nameOffsets) {
            let (type, bytes): (UInt64, [UInt8]) =
                switch name {
                case "": (0, [])
                case ".symtab": (2, symbolTable)
                case ".strtab": (3, names)
                case ".swift1_autolink_entries": (1, Array(libraries.utf8))
                case ".swift_modhash":
                    (1, Array((self.contents["\(digests)"] ?? "").utf8))
                default: (1, Array((self.contents[name] ?? "").utf8))
                }
            if name == ".swift_modhash" { digests += 1 }
            headers +=
                Self.little(UInt64(nameOffset), 4) + Self.little(type, 4) + Self.little(0, 16)
                + Self.little(UInt64(64 + contents.count), 8) + Self.little(UInt64(bytes.count), 8)
                + Self.little(UInt64(all.count - 1), 4) + Self.little(0, 20)
            contents += bytes
        }
        return [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Self.little(0, 0x22)
            + Self.little(UInt64(64 + contents.count), 8) + Self.little(0, 0x0C)
            + Self.little(UInt64(all.count), 2) + Self.little(UInt64(all.count - 1), 2)
            + contents + headers
    }

    /// A number in so many bytes, the lower ones first.
    private static func little(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) : 0 }
    }
}
