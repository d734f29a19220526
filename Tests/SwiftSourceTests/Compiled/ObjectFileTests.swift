import XCTest

@testable import SwiftSource

final class ObjectFileTests: XCTestCase {
    private let dump = """

        A.o:	file format elf64-x86-64

        Sections:
        Idx Name              Size     VMA              Type
          0                   00000000 0000000000000000 
          2 .text             00000012 0000000000000000 TEXT
         44 .init_array       00000008 0000000000000000 

        SYMBOL TABLE:
        0000000000000000 l    df *ABS*	0000000000000000 A.o
        0000000000000000 l     F .text	000000000000004b helper
        0000000000000000 g     F .text.write	0000000000000005 .protected write
        0000000000000000  w    F .text	000000000000000c .hidden __swift_memcpy
        0000000000000000         *UND*	0000000000000000 exit
        0000000000000000         *UND*	0000000000000000 write
        0000000000000000  w    O swift5_typeref	0000000000000005 .hidden symbolic _____ 6Stage1
        """

    func testWhatItDefinesAndNeeds() {
        let object = ObjectFile(dump: dump)
        XCTAssertEqual(object.defined, ["write", "__swift_memcpy", "symbolic _____ 6Stage1"])
        XCTAssertEqual(object.needed, ["exit"])
        XCTAssertEqual(object.sections, [".text", ".init_array"])
    }
}
