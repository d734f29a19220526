import XCTest

@testable import Grading
@testable import KitTestHelpers

final class MutantSourceTests: XCTestCase {
    private func planted(_ source: String, _ mutants: (String, String)...) -> MutantSource {
        MutantSource(
            source,
            mutants: mutants.enumerated().map { index, mutant in
                Mutant(place: index, id: "e\(index + 1)", find: mutant.0, replace: mutant.1)
            }, isPlanted: "b")
    }

    /// Returns the text on one line, because its line breaks don't matter.
    private func oneLine(_ source: MutantSource) -> String {
        source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func testAFunctionsBodyIsRepeatedForEachBug() {
        let source = planted(
            "extension A { func f(x: Int) -> Int { let y = x + 1; return y } }", ("+ 1", "- 1"),
            ("x +", "2 +"))
        XCTAssertEqual(
            oneLine(source),
            "extension A { func f(x: Int) -> Int { if b(0) { let y = x - 1; return y } "
                + "else if b(1) { let y = 2 + 1; return y } else { let y = x + 1; return y } } }")
        XCTAssertEqual(source.problems, [:])
    }

    func testAnInitialValueIsChosenWhenItIsEvaluated() {
        let source = planted(
            "final class A {\n    private(set) var x = false\n    let y: Int = 1\n}",
            ("private(set) var x = false", "private(set) var x = true"),
            ("let y: Int = 1", "let y: Int = 2"), ("let y: Int = 1", "let y: Int = 3"))
        XCTAssertEqual(
            oneLine(source),
            "final class A { private(set) var x = { if b(0) { return true } "
                + "return false }() let y: Int = { if b(1) { return 2 } "
                + "if b(2) { return 3 } return 1 }() }")
        XCTAssertEqual(source.problems, [:])
    }

    func testAWeakPropertyAlsoGetsAStrongReference() {
        let weak = "private(set) weak var x: (any P)?"
        let source = planted(
            "final class A {\n    \(weak)\n}", (weak, "private(set) var x: (any P)?"))
        XCTAssertEqual(
            source.text,
            """
            final class A {
                \(weak) { didSet { if b(0) { workshopHeld0.object = x } } }\
            ; private var workshopHeld0 = WorkshopHeld()
            }
            private struct WorkshopHeld: CustomReflectable {
                var object: AnyObject?
                var customMirror: Mirror { Mirror(self, children: [:]) }
            }

            """)
        XCTAssertEqual(source.problems, [:])
        XCTAssertEqual(
            planted("final class A {\n    \(weak)\n}", (weak, "var x: (any P)?")).problems,
            ["e1": .outsideOfBodies], "if no other change can be made")
    }

    func testASingleExpressionBodyGetsAReturn() {
        XCTAssertEqual(
            oneLine(planted("func f() -> Int { 1 + 1 }", ("+", "-"))),
            "func f() -> Int { if b(0) { return 1 - 1 } else { return 1 + 1 } }")
        XCTAssertEqual(
            oneLine(planted("struct A { var x: Int { 1 } }", ("{ 1", "{ 2"))),
            "struct A { var x: Int { 1 } }")
        XCTAssertEqual(
            oneLine(planted("struct A { var x: Int { 1 } }", ("1", "2"))),
            "struct A { var x: Int { if b(0) { return 2 } else { return 1 } } }")
    }

    func testAFunctionAfterAPropertyGetsNoReturn() {
        XCTAssertEqual(
            oneLine(planted("class A { weak var x: B?\n func f() { g(1) } }", ("1", "2"))),
            "class A { weak var x: B? func f() { if b(0) { g(2) } else { g(1) } } }")
    }

    func testAReturnInAClosureIsNotTheBodysReturn() {
        XCTAssertEqual(
            oneLine(planted("func f() -> Int { [1].map { return $0 + 1 }.count }", ("1 }", "2 }"))),
            "func f() -> Int { if b(0) { return [1].map { return $0 + 2 }.count } "
                + "else { return [1].map { return $0 + 1 }.count } }")
        let statement = "func f(x: Int) -> Int { switch x { case 1: return 1 default: return 2 } }"
        assertContainsNot(planted(statement, ("case 1", "case 3")).text, "return switch")
    }

    func testArrowsInParametersAreNotResults() {
        XCTAssertEqual(
            oneLine(planted("func f(g: (Int) -> Int) { print(g(1)) }", ("1", "2"))),
            "func f(g: (Int) -> Int) { if b(0) { print(g(2)) } else { print(g(1)) } }")
    }

    func testTheParametersOfAClosureStayBeforeTheBranches() {
        XCTAssertEqual(
            oneLine(
                planted(
                    "struct A { static var load: (String) -> Int = { key in\n  key.count\n} }",
                    ("count", "hashValue"))),
            "struct A { static var load: (String) -> Int = { key in if b(0) { return "
                + "key.hashValue } else { return key.count } } }")
    }

    func testBracesInStringsAndCommentsAreIgnored() {
        let source = planted(
            """
            func f() -> String { // }
                let a = "}" /* } */
                return a + #"}""# + "\\"}"
            }
            """, ("return a", "return \"\""))
        XCTAssertEqual(source.problems, [:])
        XCTAssertTrue(source.text.hasSuffix("\n}\n}"), source.text)
    }

    func testNestedClosuresBelongToTheMember() {
        let source = planted(
            "class A { func f() { run { [weak self] in self?.g() } } }", ("[weak self]", "[self]"),
            ("self?.g()", "g()"))
        XCTAssertEqual(source.problems, [:])
        XCTAssertEqual(
            oneLine(source),
            "class A { func f() { if b(0) { run { [self] in self?.g() } } else if b(1) { "
                + "run { [weak self] in g() } } else { run { [weak self] in self?.g() } } } }")
    }

    func testProblemsAreNamed() {
        let source = planted(
            "struct A { let x = 1; func f() -> Int { 1 + 22 } }", ("zero", ""), ("1", "2"),
            ("struct A", "class A"), ("22", "22"))
        XCTAssertEqual(
            source.problems,
            [
                "e1": .found(times: 0), "e2": .found(times: 2), "e3": .outsideOfBodies,
                "e4": .noChange,
            ])
    }
}
