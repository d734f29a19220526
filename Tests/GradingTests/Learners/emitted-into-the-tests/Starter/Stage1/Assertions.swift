// swift-format-ignore-file
// The compiler emits this function into the code that calls it, and nothing of it here.

@_alwaysEmitIntoClient public func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
