import XCTest

@testable import SwiftSource

/// What counts as a test of a file, and when two of them say the same.
final class WrittenTestsTests: XCTestCase {
    private func texts(_ source: String) -> [String: [String]] {
        Dictionary(WrittenTests(source).all.map { ($0.name, $0.text) }) { first, _ in first }
    }

    func testTheTestsOfBothLibraries() {
        let tests = WrittenTests(
            """
            final class MyTests: XCTestCase {
                override func setUp() {}
                func testOne() { XCTAssertEqual(one(), 1) }
                func testWith(_ number: Int) {}
                func testValue() -> Int { 1 }
                private func testHidden() {}
                static func testOfType() {}
            }
            struct Suite {
                @Test("two", arguments: [2]) func two(_ number: Int) {
                    func testInside() {}
                }
            }
            @Test func three() {}
            func testNothing() {}
            """
        ).all
        XCTAssertEqual(tests.map(\.name), ["testOne", "two", "three"])
        XCTAssertEqual(tests.map(\.typeName), ["MyTests", "Suite", nil])
    }

    func testCommentsAndWhiteSpaceSayNothing() {
        let source = "class A { func testA() { XCTAssertEqual(a(1,2), \"a b\") } }"
        let other = """
            class A {
                /// It is an a.
                func testA()
                {
                    // Act
                    XCTAssertEqual(
                        a(1, /* two */ 2),
                        "a b")
                }
            }
            """
        XCTAssertEqual(texts(source), texts(other))
        for (old, new) in [("a b", "ab"), ("2", "3"), ("Equal", "NotEqual")] {
            XCTAssertNotEqual(texts(source), texts(source.replacing(old, with: new)), new)
        }
    }

    func testTheArgumentsOfATestSaySomethingAndItsTitleDoesNot() {
        func text(_ attribute: String) -> [String]? {
            texts("struct A { \(attribute) func a(_ b: Int) { #expect(b > 0) } }")["a"]
        }
        XCTAssertEqual(text("@Test"), text("@Test(\"A title, with words\")"))
        let one = text("@Test(arguments: [1, 2])")
        XCTAssertEqual(one, text("@Test(\"A title\",\n arguments: [1,2])"))
        XCTAssertNotEqual(one, text("@Test(arguments: [1, 3])"))
        XCTAssertNotEqual(text("@Test"), text("@Test(.disabled())"))
        XCTAssertNotEqual(text("@Test(arguments: [\"a\"])"), text("@Test(arguments: [\"b\"])"))
    }

    func testATestIsFoundByTheNameOfARun() {
        let tests = WrittenTests(
            "struct A { @Test func a() { one() } }\nstruct B { @Test func a() { two() } }")
        XCTAssertEqual(tests.test("M.B/a()")?.text, ["two", "(", ")"])
        XCTAssertNil(tests.test("M.C/a()"))
    }
}
