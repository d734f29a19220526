import XCTest

@testable import SwiftSource

/// Tests that files of the maximum size for a submission are scanned quickly, in forms that would
/// keep a slower algorithm busy for hours.
final class ScanLimitsTests: XCTestCase {
    private let size = 1 << 20

    /// Returns the text of a file of the maximum size, which repeats `unit`.
    private func full(_ unit: String, after head: String = "", before tail: String = "") -> String {
        head + String(repeating: unit, count: size / unit.utf8.count) + tail
    }

    private func neverRun(_ source: String) -> [String] {
        TestSources(["A.swift": source]).neverRun().map { "\($0.name):\($0.place.line)" }
    }

    func testThousandsOfMethodsAreScanned() {
        let numbers = 0..<38_000
        let methods = numbers.map { "    func lost\($0)() {}\n" }.joined()
        XCTAssertEqual(
            neverRun("class A: XCTestCase {\n" + methods + "}"),
            numbers.map { "lost\($0):\($0 + 2)" })
    }

    func testThousandsOfCalledMethodsAreScanned() {
        let methods = (0..<25_000).map { "    func a\($0)() { a\($0)() }\n" }.joined()
        XCTAssertEqual(neverRun("class A: XCTestCase {\n" + methods + "func lost() {}\n}").count, 1)
    }

    /// Each class inherits from the one after it in the file. Only the last one inherits from
    /// `XCTestCase`.
    func testALongChainOfSubclassesIsScanned() {
        let classes = (1...38_000).reversed().map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        let source =
            "class Last: C38000 {\nfunc lost() {}\n}\n" + classes + "class C0: XCTestCase {}"
        XCTAssertEqual(neverRun(source), ["lost:2"])
    }

    func testThousandsOfAttributesAreScanned() {
        let attributes = full("@MainActor\n")
        let line = attributes.utf8.count { $0 == UInt8(ascii: "\n") } + 2
        XCTAssertEqual(neverRun("struct A {\n@Test\n\(attributes)func one() {}\n}"), [])
        XCTAssertEqual(
            neverRun("@Suite struct A {\n\(attributes)func lost() {}\n}"), ["lost:\(line)"])
    }

    func testDeepNestingIsScanned() {
        let classes = full("class A: XCTestCase {\n")
        let line = classes.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        XCTAssertEqual(neverRun(classes + "func lost() {}\n"), ["lost:\(line)"])
    }

    func testASingleLongLineIsScanned() {
        XCTAssertEqual(
            neverRun(full("func b() {} ", after: "class A: XCTestCase {\nfunc lost() {}\n")),
            ["lost:2", "b:3"])
        XCTAssertEqual(
            neverRun(full(" ", after: "class A: XCTestCase {\nfunc", before: "lost() {}")),
            ["lost:2"])
    }

    func testALongChainOfHelpersIsScanned() {
        let methods = (0..<25_000).map { "    func a\($0)() { a\($0 + 1)() }\n" }.joined()
        let source = "class A: XCTestCase {\n" + methods + "func a25000() { XCTFail() }\n}"
        XCTAssertEqual(HelperFunctions([Declarations(SwiftText(source))]).asserting.count, 25_001)
        let nested = full("func a() { ", before: "XCTFail()")
        XCTAssertEqual(HelperFunctions([Declarations(SwiftText(nested))]).asserting, ["a"])
    }

    func testLargeRepetitiveFilesAreScanned() {
        for unit in ["{\n", "\"", "func a(", "class A: B, ", "@Test ", "\r\n"] {
            XCTAssertEqual(neverRun(full(unit)), [], unit)
        }
    }

    private func words(_ source: String) -> [CodeToken] { TokenList(SwiftText(source)).words }

    func testManyWordsAreRead() {
        XCTAssertEqual(words(full("a ")).count, size / 2)
        XCTAssertEqual(words(full("a`\n")).last?.line, size / 3)
        XCTAssertEqual(words(full("a")).map(\.range.count), [size])
        let far = Declarations(SwiftText("func a" + full(" ", before: "(b: Int) {}"))).functions
        XCTAssertEqual(far.map(\.nameWithLabels), ["a(b:)"])
    }

    func testANameIsFoundInALargeFile() {
        for unit in ["a", "import a ", "`"] {
            let source = full(unit, before: " ; dlsym")
            XCTAssertEqual(
                SourcePlaces(["A.swift": Array(source.utf8)]).place(of: "dlsym"),
                SourceLocation(file: "A.swift", line: 1), unit)
        }
    }

    func testByteSearchHandlesLongRunsOfFlagEmoji() {
        let flags = full("🇩🇪", before: "end")
        XCTAssertEqual(flags.byteRange(of: "end")?.upperBound, flags.endIndex)
        XCTAssertNil(flags.byteRange(of: "ende"))
        XCTAssertEqual(
            full("ab").replacingBytes(of: "a", with: ""), String(full("b").prefix(size / 2)))
        XCTAssertEqual(full("a").replacingBytes(of: "aab", with: ""), full("a"))
    }
}
