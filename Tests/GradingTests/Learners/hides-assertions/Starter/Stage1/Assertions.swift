// swift-format-ignore-file
// What looks like the start of a text is a regular expression, and what follows is code.

private var quotes: Regex<Substring> { #/"""/# }

public func XCTAssertEqual<Value>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

private var more: Regex<Substring> { #/"""/# }
