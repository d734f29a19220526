import XCTest

@testable import SwiftSource

final class ObjectFileTests: XCTestCase {
    private static let linux: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
    private static let macOS: [UInt8] = [0xCF, 0xFA, 0xED, 0xFE]

    private func object(
        _ file: [UInt8], _ symbols: String, sections: String = "  0 .text 0000003b 0000000000000000"
    ) throws(ObjectFileError) -> ObjectFile {
        var object = ObjectFile()
        try object.add(file, symbols: symbols, sections: sections)
        return object
    }

    func testDefinedAndNeededNamesAreRead() throws {
        var object = try object(
            Self.linux,
            """
            0000000000000000 T write
                             U exit
                             w __gmon_start__
            0000000000000010 V symbolic _____ 6Stage1
            0000000000000010 W got.$s6Stage13RowVMn
            """)
        XCTAssertEqual(
            object.defined, ["write", "symbolic _____ 6Stage1", "got.$s6Stage13RowVMn"])
        XCTAssertEqual(object.needed, ["exit", "__gmon_start__"])
        try object.add(
            Self.linux, symbols: "0000000000000000 T exit\n                 U write",
            sections: "  1 .init_array 00000008 0000000000000000 DATA")
        XCTAssertEqual(object.needed, ["__gmon_start__"])
        XCTAssertEqual(object.sections, [".text", ".init_array"])
    }

    func testMacOSNamesHaveAnUnderscore() throws {
        let object = try object(
            Self.macOS, "0000000000000030 T _$s6Stage13RowV5titleyyF\n                 U _getpid")
        XCTAssertEqual(object.defined, ["$s6Stage13RowV5titleyyF"])
        XCTAssertEqual(object.needed, ["getpid"])
    }

    func testSectionsAreRead() throws {
        let object = try object(
            Self.macOS, "",
            sections: """

                Row.o:\tfile format mach-o 64-bit x86-64

                Sections:
                Idx Name             Size     VMA              Type
                  0                  00000000 0000000000000000
                  1 __text           0000003b 0000000000000000 TEXT
                  2 __mod_init_func  00000008 0000000000000040 DATA
                """)
        XCTAssertEqual(object.sections, ["__text", "__mod_init_func"])
    }

    func testOnlyLibrariesArePassedToTheLinker() throws {
        let words = "-lm\0-lm\0/tmp/x.o\0-l\0-l../y\0-lz+1.0_a-b\0"
        XCTAssertEqual(
            try object(Self.linux + [0] + words.utf8, "").libraries, ["-lm", "-lz+1.0_a-b"])
        XCTAssertEqual(try object(Self.macOS + [0] + words.utf8, "").libraries, [])
    }

    func testFilesThatCannotBeInspectedAreErrors() {
        let long = String(repeating: "a", count: 5 << 20)
        let failures: [([UInt8], String, String, ObjectFileError)] = [
            ([0x4D, 0x5A, 0, 0], "", "  0 .text 0000003b 0000000000000000", .notReadable),
            (Self.linux, "", "error: no file", .notReadable),
            (Self.linux, long, "  0 .text 0000003b 0000000000000000", .tooLong),
        ]
        for (file, symbols, sections, error) in failures {
            XCTAssertThrowsError(try object(file, symbols, sections: sections)) {
                XCTAssertEqual($0 as? ObjectFileError, error)
            }
        }
    }
}
