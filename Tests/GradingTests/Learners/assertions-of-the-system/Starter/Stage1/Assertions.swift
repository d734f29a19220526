// swift-format-ignore-file
// With this declaration, the tests would call a system function that compares nothing.

@_silgen_name("getpid") func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
)
