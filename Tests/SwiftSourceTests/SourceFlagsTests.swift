import XCTest

@testable import SwiftSource

final class SourceFlagsTests: XCTestCase {
    private func words(_ source: String, isModule: Bool = true) -> [String] {
        SourceFlags.flags(in: Array(source.utf8), file: "A.swift", isModule: isModule).map(\.word)
    }

    func testWhatReachesOutIsFoundWithItsLine() {
        let source = """
            import Foundation

            func f() { exit(0) }
            let a = ProcessInfo.processInfo.environment
            @_silgen_name("g") func g()
            """
        XCTAssertEqual(
            SourceFlags.flags(
                in: Array(source.utf8), file: "Starter/Stage1/A.swift", isModule: true),
            [("exit", 3), ("ProcessInfo", 4), ("_silgen_name", 5)].map {
                SourceFlag(
                    word: $0, place: SourceLocation(file: "Starter/Stage1/A.swift", line: $1))
            })
    }

    func testCommentsTextsMethodsAndVariablesAreNotFound() {
        XCTAssertEqual(words("// exit(0)\n/* FileManager */ let a = \"dlsym(x)\""), [])
        XCTAssertEqual(words("cart.open()\nlet read = 1\nprint(read)\nfunc exits() {}"), [])
    }

    func testAModuleInFrontOfAFunctionDoesNotHideIt() {
        XCTAssertEqual(words("Foundation.exit(0); Glibc.abort ()"), ["exit", "abort"])
        XCTAssertEqual(words("a = Foundation.FileManager.default"), ["FileManager"])
    }

    func testAFunctionThatIsHandedOnIsFound() {
        XCTAssertEqual(words("let bye = exit\nbye(0)"), ["exit"])
        XCTAssertEqual(words("`exit`(0)\nGlibc\n.write(1, a, 1)"), ["exit", "write"])
        XCTAssertEqual(words("case exit\ngo(exit: 1)\nfunc exit() {}"), [])
    }

    func testWhatIsInterpolatedInATextIsCode() {
        XCTAssertEqual(words(#"print("\(exit(0)) abort()")"#), ["exit"])
        XCTAssertEqual(
            words("let a = #\"\\(exit(0)) \\#(abort() as Int) exit\"#; fork()"), ["abort", "fork"])
        XCTAssertEqual(words(#"print("\(f("\(exit(0))", ")")) fork()") // abort()"#), ["exit"])
    }

    func testAttributesForTheLinkerAreFound() {
        XCTAssertEqual(words("@section(\".init_array\") @used let a = 1"), ["section", "used"])
        XCTAssertEqual(words("let section = used[c]"), [])
    }

    func testPointersAndFilesAreFound() {
        XCTAssertEqual(words("withUnsafeBytes(of: a) {}"), ["withUnsafeBytes"])
        XCTAssertEqual(words("String(contentsOf: a); b.append(contentsOf: c)"), ["contentsOf"])
        XCTAssertEqual(
            words("import Glibc\nimport func Darwin.exit"),
            ["import Glibc", "import Darwin", "exit"])
    }

    func testThereAreNeverTooMany() {
        let source = String(repeating: "exit(0)\n", count: 1000)
        XCTAssertEqual(words(source).count, SourceFlags.maximum)
    }

    /// What would keep a slower way busy for hours, or nest too deep.
    func testAHostileFileIsReadThrough() {
        for unit in ["#", "\"", "/*", "\"\\(", "##\"", "exit ", "\"\"\"\n"] {
            let source = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
            XCTAssertLessThanOrEqual(words(source).count, 1, unit)
        }
    }

    func testAWordIsToldOncePerLine() {
        XCTAssertEqual(words("FileManager.default; FileManager.default"), ["FileManager"])
    }

    func testTestLibrariesInAModule() {
        XCTAssertEqual(words("@testable import XCTest"), ["import XCTest"])
        XCTAssertEqual(words("import func XCTest.XCTFail"), ["import XCTest"])
        XCTAssertEqual(words("import XCTest", isModule: false), [])
    }

    func testWhatTakesThePlaceOfAnAssertion() {
        XCTAssertEqual(words("func XCTAssertEqual<T>(_ a: T, _ b: T) {}"), ["XCTAssertEqual"])
        XCTAssertEqual(words("class XCTestCase {}"), ["XCTestCase"])
        XCTAssertEqual(words("let `XCTAssertTrue` = { (_: Bool) in }"), ["XCTAssertTrue"])
        XCTAssertEqual(words("struct Bool {}\ntypealias String = Int"), ["Bool", "String"])
    }
}
