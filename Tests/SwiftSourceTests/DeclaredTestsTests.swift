import XCTest

@testable import SwiftSource

final class DeclaredTestsTests: XCTestCase {
    /// A symbol graph with these symbols and relationships.
    private func graph(_ symbols: [String], _ relationships: [String]) -> [UInt8] {
        Array(
            #"{"symbols": [\#(symbols.joined(separator: ","))], "#.utf8)
            + Array(#""relationships": [\#(relationships.joined(separator: ","))]}"#.utf8)
    }

    private func testClass(_ name: String, in outer: String? = nil, _ more: String = "") -> String {
        let path = (outer.map { [$0] } ?? []) + [name]
        return symbol("swift.class", name, path, more)
    }

    private func method(
        _ name: String, of owner: String, returns: String = "()", keyword: String = "func",
        _ more: String = ""
    ) -> String {
        symbol(
            "swift.method", "\(owner).\(name)", [owner, name],
            #", "functionSignature": {"returns": [{"kind": "text", "spelling": "\#(returns)"}]}"#
                + #", "declarationFragments": [{"kind": "keyword", "spelling": "\#(keyword)"}]"#
                + more)
    }

    private func symbol(
        _ kind: String, _ id: String, _ path: [String], _ more: String
    ) -> String {
        let path = path.map { "\"\($0)\"" }.joined(separator: ",")
        return #"{"kind": {"identifier": "\#(kind)"}, "identifier": {"precise": "\#(id)"}, "#
            + #""pathComponents": [\#(path)]\#(more)}"#
    }

    private func relationship(_ kind: String, _ source: String, _ target: String) -> String {
        #"{"kind": "\#(kind)", "source": "\#(source)", "target": "\#(target)"}"#
    }

    private let testCase = "s:6XCTest0A4CaseC"

    private func inherits(_ name: String, from parent: String? = nil) -> String {
        relationship("inheritsFrom", name, parent ?? testCase)
    }

    private func member(_ name: String, of owner: String) -> String {
        relationship("memberOf", "\(owner).\(name)", owner)
    }

    func testTheTestsOfAClassInTheOrderOfTheirNames() throws {
        let tests = try XCTUnwrap(
            DeclaredTests(
                symbolGraph: graph(
                    [
                        testClass("B"), testClass("A"), method("testTwo()", of: "A"),
                        method("testOne()", of: "A", returns: "Void", keyword: "async"),
                        method("testThree()", of: "B"),
                    ],
                    [
                        inherits("A"), inherits("B"), member("testTwo()", of: "A"),
                        member("testOne()", of: "A"), member("testThree()", of: "B"),
                    ])))
        XCTAssertEqual(tests.classes.map(\.name), ["A", "B"])
        XCTAssertEqual(tests.classes[0].methods.map(\.name), ["testOne", "testTwo"])
        XCTAssertEqual(tests.classes[0].methods.map(\.isAsync), [true, false])
    }

    func testWhatIsNoTestIsPassedOver() throws {
        let tests = DeclaredTests(
            symbolGraph: graph(
                [
                    testClass("A"), testClass("Mock"), method("help()", of: "A"),
                    method("testWith(_:)", of: "A"),
                    method("testNumber()", of: "A", returns: #"Int", "preciseIdentifier": "s:Si"#),
                    method("testMock()", of: "Mock"),
                ],
                [
                    inherits("A"), inherits("Mock", from: "s:10Foundation8NSObjectC"),
                    member("help()", of: "A"), member("testWith(_:)", of: "A"),
                    member("testNumber()", of: "A"), member("testMock()", of: "Mock"),
                ]))
        XCTAssertEqual(tests?.classes, [])
    }

    func testAClassBelowAnotherOfTheModuleHasItsOwnTests() {
        let symbols = [testClass("Base"), testClass("Sub"), method("testOne()", of: "Sub")]
        let relationships = [
            inherits("Base"), inherits("Sub", from: "Base"), member("testOne()", of: "Sub"),
        ]
        XCTAssertEqual(
            DeclaredTests(symbolGraph: graph(symbols, relationships))?.classes.map(\.name), ["Sub"])
        // What it inherits is for the package manager to tell.
        XCTAssertNil(
            DeclaredTests(
                symbolGraph: graph(
                    symbols + [method("testTwo()", of: "Base")],
                    relationships + [member("testTwo()", of: "Base")])))
    }

    func testWhatOnlyThePackageManagerCanTell() {
        let generic = #", "swiftGenerics": {}"#
        let one = member("testOne()", of: "A")
        let unclear: [([String], [String])] = [
            ([testClass("A", "Outer")], [inherits("A")]),
            ([testClass("A", generic)], [inherits("A")]),
            ([testClass("Odd name")], [inherits("Odd name")]),
            ([testClass("A"), method("testOne()", of: "A", generic)], [inherits("A"), one]),
            (
                [testClass("A"), method("testOne()", of: "A", returns: "Done")],
                [inherits("A"), one]
            ),
            (
                [testClass("A"), method("test one()", of: "A")],
                [
                    inherits("A"), member("test one()", of: "A"),
                ]
            ),
            (
                [testClass("A"), method("testOne()", of: "A", returns: "Swift.Void")],
                [
                    inherits("A"), one,
                ]
            ),
            (
                [testClass("A"), method("testOne()", of: "A"), method("testOne()", of: "A")],
                [inherits("A"), one]
            ),
        ]
        for (symbols, relationships) in unclear {
            XCTAssertNil(
                DeclaredTests(symbolGraph: graph(symbols, relationships)), symbols.joined())
        }
        XCTAssertNil(DeclaredTests(symbolGraph: Array("{}".utf8)))
    }

    func testWhatASymbolGraphMayLeaveOut() {
        let empty = graph([], [])
        XCTAssertFalse(DeclaredTests.mayBeHidden(inGraphs: [empty], sources: ["class A {}"]))
        for source in [
            "final class _Hidden: XCTestCase {}", "extension _Hidden {}", "@_spi(X) func testX()",
            "@available(*, unavailable) func testX()",
        ] {
            XCTAssertTrue(DeclaredTests.mayBeHidden(inGraphs: [], sources: ["", source]), source)
        }
        for symbol in [testClass("A", "Date"), method("testOne()", of: "XCTestCase")] {
            XCTAssertTrue(
                DeclaredTests.mayBeHidden(inGraphs: [empty, graph([symbol], [])], sources: []))
        }
        XCTAssertTrue(DeclaredTests.mayBeHidden(inGraphs: [[]], sources: []))
    }

    private func testClass(_ name: String, _ more: String) -> String {
        more.hasPrefix(",") ? testClass(name, in: nil, more) : testClass(name, in: more, "")
    }

    private func method(_ name: String, of owner: String, _ more: String) -> String {
        method(name, of: owner, returns: "()", keyword: "func", more)
    }
}
