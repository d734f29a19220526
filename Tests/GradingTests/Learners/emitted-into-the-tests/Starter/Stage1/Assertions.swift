// swift-format-ignore-file
// The compiler emits this function only into the code that calls it, and not into this module.

@_alwaysEmitIntoClient public func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
