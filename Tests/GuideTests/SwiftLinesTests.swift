import XCTest

@testable import GuideTestHelpers

/// Declarations are found in a file by their names, and blocks are typed at their places.
final class SwiftLinesTests: XCTestCase {
    private let source = """
        import XCTest

        final class First {
            let count = 1

            /// Says so, with a brace: {
            @MainActor
            func say(_ text: String, to names: [String: (Int, Int)] = [:]) -> String {
                "{ \\(text)"
            }
            @Test(arguments: [
                1, 2,
            ])
            func say(
                _ text: String,
                then answer: @escaping (Int, Int) -> Void
            ) {
                // func other() {}
            }

            // TODO: More.
        }
        """

    private func texts(_ name: String) -> [String] {
        let source = SwiftLines(source)
        return source.declarations(named: name).map {
            source.lines[$0].map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
        }
    }

    func testDeclarations() {
        XCTAssertEqual(texts("count"), ["let count = 1"])
        XCTAssertEqual(
            texts("say(_:to:)"),
            [
                "/// Says so, with a brace: {|@MainActor|"
                    + "func say(_ text: String, to names: [String: (Int, Int)] = [:]) -> String {|"
                    + "\"{ \\(text)\"|}"
            ])
        XCTAssertEqual(
            texts("say(_:then:)"),
            [
                "@Test(arguments: [|1, 2,|])|func say(|_ text: String,|"
                    + "then answer: @escaping (Int, Int) -> Void|) {|// func other() {}|}"
            ])
        XCTAssertEqual(texts("First").map { $0.hasSuffix("// TODO: More.|}") }, [true])
        XCTAssertEqual(texts("other()"), [])
        XCTAssertEqual(texts("say(_:)"), [])
        XCTAssertEqual(texts("Fir"), [])
    }

    private func typed(_ block: [String], _ place: TypingPlace) throws -> [String] {
        let text = try Typing.type(
            block, into: "struct A {\n    // TODO: B.\n    var b: Int {\n        1\n    }\n}\n",
            at: place)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    func testTyping() throws {
        XCTAssertEqual(try typed(["x", "y"], .wholeFile), ["x", "y", ""])
        XCTAssertEqual(
            try typed(["x", "y"], .inPlaceOf("var b")),
            ["struct A {", "    // TODO: B.", "x", "y", "}", ""])
        XCTAssertEqual(
            try typed(["x"], .inPlaceOf("// TODO")),
            ["struct A {", "x", "    var b: Int {", "        1", "    }", "}", ""])
        XCTAssertEqual(
            try typed(["x", ""], .above("var b")),
            [
                "struct A {", "    // TODO: B.", "x", "", "    var b: Int {", "        1", "    }",
                "}", "",
            ])
        XCTAssertEqual(
            try typed(["x"], .atTheEndOf("struct A")),
            [
                "struct A {", "    // TODO: B.", "    var b: Int {", "        1", "    }", "", "x",
                "}", "",
            ])
    }

    func testAPlaceThatIsNotThereOrThereTwice() {
        XCTAssertThrowsError(try typed(["x"], .above("var c"))) {
            XCTAssertEqual($0 as? PlaceError, PlaceError(count: 0, text: "var c"))
        }
        XCTAssertThrowsError(try typed(["x"], .above("}"))) {
            XCTAssertEqual($0 as? PlaceError, PlaceError(count: 2, text: "}"))
        }
    }
}
