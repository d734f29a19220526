import XCTest

@testable import SwiftSource

final class NeverRunScanTests: XCTestCase {
    private func names(_ source: String) -> [String] {
        NeverRunScan(files: ["Starter/Stage1Tests/A.swift": source]).methods().map {
            "\($0.name):\($0.place.line)"
        }
    }

    func testAMethodOfATestClassWithoutTest() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase {
                    func testOne() {}
                    func text_Two() {}
                    func shouldWork() async throws {
                        XCTAssertEqual(1, 1)
                    }
                }
                """), ["text_Two:3", "shouldWork:4"])
    }

    func testHelpersThatAreCalledAndWhatXCTestCalls() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase {
                    override func setUp() {}
                    static func make() {}
                    func helper() {}
                    func check(_ x: Int) {}
                    func value() -> Int { 1 }
                    func testOne() { helper() }
                }
                final class Spy {
                    func didLoad() {}
                }
                """), [])
    }

    func testAFunctionOfASuiteWithoutTest() {
        XCTAssertEqual(
            names(
                """
                struct A {
                    @Test func one() {}
                    @Test(arguments: [1])
                    func two(x: Int) {}
                    @Test("three")
                    func three() {}
                    func four() {}
                }
                @Suite("B")
                struct B {
                    func five() {}
                }
                struct C {
                    func six() {}
                }
                """), ["four:7", "five:11"])
    }

    func testCommentsAndTextsDoNotCount() {
        XCTAssertEqual(
            names(
                """
                class ATests: XCTestCase {
                    // func old() {}
                    let text = "func older() {} {{{"
                    func lost() {} // lost() is called nowhere
                }
                """), ["lost:4"])
    }

    func testExtensionsAndSubclassesOfATestClass() {
        XCTAssertEqual(
            names(
                """
                class Base: XCTestCase {}
                final class Sub: Base {
                    func lost() {}
                }
                extension Sub {
                    func lostToo() {}
                }
                """), ["lost:3", "lostToo:6"])
    }

    func testMethodsOfAProtocolMayBeCalledFromElsewhere() {
        XCTAssertEqual(
            names(
                """
                final class ATests: XCTestCase, Output {
                    func didLoad() {}
                }
                extension BTests: Output {
                    func didLoadToo() {}
                }
                """), [])
    }

    func testAttributesOverSeveralLines() {
        XCTAssertEqual(
            names(
                """
                struct A {
                    @Test(
                        "one"
                    )
                    // why
                    func one() {}

                    @Test func two() {}
                    func three() {}
                }
                """), ["three:9"])
    }

    func testTheSameNameInTwoClasses() {
        XCTAssertEqual(
            names(
                """
                class A: XCTestCase {
                    func lost() {}
                }
                class B: XCTestCase {
                    func lost() {}
                }
                """), ["lost:2", "lost:5"])
    }
}
