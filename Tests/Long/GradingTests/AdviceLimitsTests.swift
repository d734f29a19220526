import XCTest

@testable import Advice
@testable import Grading
@testable import SwiftSource

/// Tests that advice copes with large inputs in forms that would keep a slower algorithm busy for
/// minutes. The files have a quarter of the maximum size. With a file of the maximum size, such an
/// algorithm would take hours and delay the whole class.
final class AdviceLimitsTests: XCTestCase {
    private let size = 1 << 18

    private func full(_ unit: String, after head: String = "", before tail: String = "") -> String {
        head + String(repeating: unit, count: size / unit.utf8.count) + tail
    }

    /// If a declaration never ends, its text must not be read again for each following keyword.
    func testUnclosedDeclarationsAreRead() {
        func read(_ source: String) -> [Declaration] { Declarations(SwiftText(source)).all }
        XCTAssertEqual(read(full("class A ")).count, size / 8)
        XCTAssertEqual(read(full("func a(")).count, size / 7)
        XCTAssertEqual(read(full("case a( ", after: "enum E { ")).first?.name, "E")
        let modifiers = String(repeating: "static ", count: size / 14)
        let cases = String(repeating: "a,", count: size / 4)
        XCTAssertEqual(read("enum E { \(modifiers)case \(cases)").first?.name, "E")
    }

    func testManyNamesAreRead() {
        XCTAssertEqual(Declarations(SwiftText(full("var a "))).names.count, size / 6)
        XCTAssertEqual(
            Declarations(SwiftText(full("func a() ", before: "{"))).headers, ["a()": "func a()"])
        let long = String(repeating: "a", count: 60_000)
        XCTAssertNil(NearestWord.to(long + "b", among: [long]))
    }

    /// Each method in the text is nested in the method before it, and so is a part of that method.
    func testDeeplyNestedMethodsAreRead() {
        let nested = full("class A { func a() { ", before: "let b = 1")
        let scan = TestSmellScan(TestSources(["A.swift": nested]))
        XCTAssertNil(scan.smell(ofIdle: "M.A/a"))
        XCTAssertNil(
            TestSources(["A.swift": nested]).other(
                than: "M.A/a", at: SourceLocation(file: "A.swift", line: 1)))
    }

    /// A name that the compiler can't find is compared with all known names.
    func testAnUnknownNameIsComparedWithThousands() {
        let file = "Starter/Stage1/A.swift"
        let names = (0..<20_000).map { "let someNameNumber\($0)zzzzz = \($0)\n" }.joined()
        let error = "\(file):1:3: error: cannot find 'qqqxxwvzabcdefgh' in scope\n"
        let cures = BuildCures(
            module: "Stage1", isOfTests: false,
            sources: [file: Declarations(SwiftText(names))])
        XCTAssertNil(cures.cure(for: CompilerDiagnostics(text: error).errors[0]))
    }

    func testThousandsOfTestsNamedLikeAnExampleAreRead() {
        let example = "/// A worked example\nfunc testIt() { a() }\n"
        let tests = (0..<5_000).map { "func testIt\($0)() { b() }\n" }.joined()
        XCTAssertEqual(
            WorkedExamples.unchanged(
                (0..<5_000).map { "M.A/testIt\($0)" },
                in: TestSources(["A.swift": "class A: XCTestCase {\n\(tests)}"]),
                of: ["class A: XCTestCase {\n\(example)}"]), [])
    }

    func testLongLinesAndMessagesAreRead() {
        let loops = TokenList(SwiftText(full("while true { {\n")))
        XCTAssertNotNil(loops.startOfLoop(around: 50_000))
        let scan = TestSmellScan(
            TestSources(["A.swift": "class A: XCTestCase { func testIt() async {} }"]))
        XCTAssertNil(scan.smell(ofFailing: "M.A/testIt", message: full("🇩🇪")))
    }

    func testTheTimeOnEachLineIsRead() {
        let other = full("func a() { Date() }\n", after: "class A: XCTestCase { func testIt() {}\n")
        let scan = TestSmellScan(TestSources(["A.swift": "\(other)}"]))
        XCTAssertNil(scan.changesEachRun("M.A/testIt"))
    }

    /// The same flagged name is used on every line of a file.
    func testAFlagOnEachLineIsReported() {
        let flags = (1...100_000).reversed().map {
            SourceFlag(word: "exit", file: "A.swift", line: $0)
        }
        XCTAssertEqual(SourceFlag.told(of: Set(flags + flags)).compactMap(\.line), Array(1...200))
    }
}
