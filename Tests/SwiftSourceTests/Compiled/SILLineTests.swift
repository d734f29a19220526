import XCTest

@testable import SwiftSource

final class SILLineTests: XCTestCase {
    private func place(_ line: String) -> SILLine.Place? { SILLine(line[...]).place }

    func testPartsOfALine() {
        let line = SILLine(
            "  %8 = apply %7(%3, %4) : $() -> (), loc \"S/A.swift\":3:51, scope 3 // users: %25, %24"
        )
        XCTAssertEqual(line.text, "  %8 = apply %7(%3, %4) : $() -> ()")
        XCTAssertEqual(line.place, SILLine.Place(file: "S/A.swift", line: 3, column: 51))
        XCTAssertEqual(line.instruction, "apply")
        XCTAssertEqual(line.results, ["%8"])
        XCTAssertEqual(line.operands, ["%7", "%3", "%4"])
    }

    /// The compiler makes such lines for what nobody has written.
    func testLinesWithoutAPlace() {
        let line = SILLine("  store %0 to [trivial] %18, scope 5              // id: %19")
        XCTAssertEqual(line.text, "  store %0 to [trivial] %18")
        XCTAssertNil(line.place)
        XCTAssertEqual(line.operands, ["%0", "%18"])
    }

    func testAPlaceInALiteralIsNone() {
        for literal in [
            #"%1$d\", loc %1$s"#, #"\", loc \"B.swift\":1:2, scope 3 // user: %4"#, #"a // b"#,
            #"\\"#, #"\\\""#, "",
        ] {
            let line = SILLine(
                "  %3 = string_literal utf8 \"\(literal)\", loc * \"A.swift\":3:5, scope 3 // id: %4"
            )
            XCTAssertEqual(line.literal, literal)
            XCTAssertEqual(line.place, SILLine.Place(file: "A.swift", line: 3, column: 5))
        }
        XCTAssertNil(SILLine("  %3 = string_literal utf8 \"a\" \"b\"").literal)
        XCTAssertNil(SILLine("  %3 = string_literal utf8 \"a\\\"").literal)
        XCTAssertNil(SILLine("  %3 = string_literal utf8 \"").literal)
    }

    func testAPlaceInANameIsNone() {
        let real = ", loc \"A.swift\":3:5, scope 3"
        for line in [
            "  debug_value %6, let, name \"v\", loc \"w\":3:3\"\(real) // id: %7",
            "  %5 = struct_element_addr %4, #S, loc \"z.m\" , loc \"k\":1:1\(real) // user: %8",
            "  %9 = apply %8<`S, loc \"z`>(%7) : $() -> `S, loc \"z`\(real)",
        ] {
            XCTAssertEqual(place(line), SILLine.Place(file: "A.swift", line: 3, column: 5), line)
        }
    }

    func testFilesCanHaveAnyName() {
        XCTAssertEqual(
            place(#"  return %1, loc "q\", loc \"b // c.swift":2:26, scope 3"#),
            SILLine.Place(file: #"q", loc "b // c.swift"#, line: 2, column: 26))
    }

    func testANameDoesNotMakeAValue() {
        let line = SILLine("  debug_value %16, let, name \"x = string_literal utf8 \"%d\"")
        XCTAssertEqual(line.instruction, "debug_value")
        XCTAssertEqual(line.results, [])
        XCTAssertNil(line.literal)
    }
}
