import XCTest

@testable import SwiftSource

final class ListedTestsTests: XCTestCase {
    /// The listed tests of some files, such as `A: testOne, async testTwo`; nil if the files alone don't show
    /// which tests there are.
    private func listed(_ files: String...) -> [String]? {
        let sources = Dictionary(
            uniqueKeysWithValues: files.enumerated().map { ("\($0).swift", $1) })
        return TestSources(sources).listed?.map { listed in
            let methods = listed.methods.map { ($0.isAsync ? "async " : "") + $0.name }
            return "\(listed.name): \(methods.joined(separator: ", "))"
        }
    }

    func testTestsAreListedInTheOrderOfTheirNames() {
        XCTAssertEqual(
            listed(
                """
                class B: XCTestCase, Sendable { @MainActor func testThree() async throws {} }
                @MainActor final class A: XCTest.XCTestCase {
                    func testTwo() -> Void {}
                    func `testOne`() -> () {}
                }
                """,
                "extension A { func testFour() {} }", "class _C: Base { func test() {} }",
                "class Base: XCTestCase { override func setUp() {} }"),
            ["A: testFour, testOne, testTwo", "B: async testThree", "_C: test"])
    }

    func testOtherDeclarationsAreLeftOut() {
        XCTAssertEqual(
            listed(
                """
                class A: XCTestCase {
                    func help() {}
                    func testWith(_ x: Int) {}
                    func testNumber() -> Int { 1 }
                    static func testStatic() {}
                    private func testPrivate() {}
                    func outer() { class Local: XCTestCase { func testLocal() {} } }
                }
                private extension A { func testHidden() {} }
                fileprivate class B: XCTestCase { func testB() {} }
                class Mock: Service { func testMock() {} }
                extension Array { func testElements() {} }
                func testAlone() {}
                // class C: XCTestCase { func testC() {} }
                """), [])
    }

    func testAmbiguousSourcesAreLeftToThePackageManager() {
        let one = "func testOne() {}"
        for source in [
            "class A: XCTestCase { \(one)\n#if os(iOS)\nfunc testTwo() {}\n#endif\n}",
            "typealias Done = ()\nclass A: XCTestCase { func testOne() -> Done {} }",
            "class Base: XCTestCase { \(one) }\nclass A: Base { func testTwo() {} }",
            "class A: XCTestCase { \(one); func testOne() async {} }",
            "class A: XCTestCase { \(one) }\nenum B { private class A: XCTestCase {} }",
            "extension XCTestCase { \(one) }",
            "class A: XCTestCase { @available(*, unavailable) \(one) }",
            "@objc class A: XCTestCase { \(one) }",
            "class A: XCTestCase { var quote: Regex<Substring> { /\"/ }\n \(one) }",
            "class A: XCTestCase { func `test one`() {} }",
        ] {
            XCTAssertNil(listed(source), source)
        }
    }

    private func unlisted(_ source: String) -> [String] {
        TestSources(["A.swift": source]).unlisted.map {
            "\($0.place.line):\($0.place.column ?? 0) \($0.reason)"
        }
    }

    func testEachReasonWhyTheListCannotBeBuiltIsReported() {
        XCTAssertEqual(
            unlisted(
                """
                class ATests: XCTestCase { func `test one`() {}
                }
                final class `B tests`: XCTestCase {}
                enum C { final class CTests: ATests {} }
                class DTests<T>: XCTestCase {}
                @main struct Program {}
                """),
            [
                "1:34 isInBackticks(name: \"test one\")",
                "3:14 isInBackticks(name: \"B tests\")",
                "4:22 isNested(name: \"CTests\", in: \"C\")", "5:7 isGeneric(name: \"DTests\")",
                "6:14 isMain(name: \"Program\")",
            ])
    }

    func testListedAndOmittedTestsAreNotReported() {
        XCTAssertEqual(
            unlisted(
                """
                class ATests: XCTestCase { func `testOne`() {}
                    private func `test two`() {}
                    func `a helper`() {}
                    func make<T>(_ type: T) {} }
                enum C { private final class CTests: ATests {}
                    final class Double<T> { func `test it`() {} } }
                @Suite struct Suite { @Test func `one is odd`() {} }
                """), [])
    }
}
