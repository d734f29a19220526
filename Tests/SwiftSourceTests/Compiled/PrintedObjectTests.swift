import XCTest

@testable import SwiftSource

final class PrintedObjectTests: XCTestCase {
    private static let sections = """

        Row.o:\tfile format mach-o 64-bit x86-64

        Sections:
        Idx Name             Size     VMA              Type
          0 __text           0000003b 0000000000000000 TEXT
          1 __mod_init_func  00000008 0000000000000040 DATA
        """

    private func object(_ symbols: String) throws -> ObjectFile {
        try ObjectFile(printed: [PrintedObject(symbols: symbols, sections: Self.sections)])
    }

    func testWhatItDefinesAndNeeds() throws {
        let object = try object(
            """
            0000000000000030 T _$s6Stage13RowV5titleyyF
            00000000000000c0 s _$s6Stage13RowVMF
                             U _getpid
            0000000000000000 T _write
            00000000000000d0 s l_$s6Stage13RowVHn
            """)
        XCTAssertEqual(object.defined, ["$s6Stage13RowV5titleyyF", "write"])
        XCTAssertEqual(object.needed, ["getpid"])
        XCTAssertEqual(object.sections, ["__text", "__mod_init_func"])
    }

    /// The compiler's own names have signs of any kind in them.
    func testNamesOfSeveralLines() throws {
        let object = try object(
            "00000000000000b8 S _symbolic \n\n6Stage1\n                 U _exit")
        XCTAssertEqual(object.defined, ["symbolic \n\n6Stage1"])
        XCTAssertEqual(object.needed, ["exit"])
    }

    func testNoSectionsAreNoObject() {
        XCTAssertThrowsError(
            try ObjectFile(printed: [PrintedObject(symbols: "", sections: "error: no file")])
        ) { XCTAssertEqual($0 as? ObjectFileError, .notReadable) }
    }
}
