import XCTest

@testable import SwiftSource
@testable import mutants

final class SmallChangesTests: XCTestCase {
    func testRelationsLogicAndArithmetic() {
        XCTAssertEqual(
            changes("func f(a: Int) -> Bool { a < b && a * c != d || a - e >= g }"),
            [
                "'<' becomes '<='", "'&&' becomes '||'", "'*' becomes '/'", "'!=' becomes '=='",
                "'||' becomes '&&'", "'-' becomes '+'", "'>=' becomes '>'",
            ])
        XCTAssertEqual(
            changes("func f() { for i in 0..<n { x += i } }"),
            ["'0' becomes '1'", "'..<' becomes '...'", "'+=' becomes '-='"])
    }

    func testNumbersAndTruthValues() {
        XCTAssertEqual(
            changes("func f() { let z = g(1_000, true, x: false, $0, y.1, 2.5, a2) }"),
            [
                "'1_000' becomes '1001'", "'true' becomes 'false'", "'false' becomes 'true'",
            ])
    }

    func testGenericsArrowsCommentsAndTextsAreNoOperators() {
        XCTAssertEqual(
            changes(
                """
                func f(x: Array<Int>) -> Int {
                    // a < b, 1
                    let y = "1 < 2 \\(z)"
                    return y
                }
                """), [])
    }

    func testACallOnItsLineGoes() {
        let source = """
            func f() {
                first()
                a?.second(x, y())
                let z = third()
                output?(z)
                after { fourth() }
            }
            """
        XCTAssertEqual(
            changes(source),
            [
                "'first()' is gone", "'a?.second(x, y())' is gone", "'output?(z)' is gone",
                "'fourth()' is gone",
            ])
        XCTAssertEqual(SmallChanges(in: source).all().map(\.line), [2, 3, 5, 6])
    }

    func testAWeakReferenceHoldsStronglyWithTheSameType() {
        let source = "func f() { g = { [weak self] in self?.h() } }"
        let change = SmallChanges(in: source).all()[0]
        XCTAssertEqual(change.change, "'[weak self]' holds strongly")
        XCTAssertEqual(
            source.replacing(change.find, with: change.replace),
            "func f() { g = { [self = Optional(self)] in self?.h() } }")
    }

    func testANegationGoes() {
        let source = "func f() { if !a, (!b) {} }"
        XCTAssertEqual(changes(source), ["'!' is gone", "'!' is gone"])
    }

    func testInitialValuesAreChangedWithTheirDeclaration() {
        let change = SmallChanges(in: "struct A {\n    private(set) var x = false\n}").all()
        XCTAssertEqual(change.map(\.find), ["private(set) var x = false"])
        XCTAssertEqual(change.map(\.replace), ["private(set) var x = true"])
        XCTAssertEqual(change.map(\.code), ["private(set) var x = false"])
    }

    func testAWeakPropertyHoldsStrongly() {
        let change = SmallChanges(in: "final class A {\n    weak var x: (any P)?\n}").all()
        XCTAssertEqual(change.map(\.change), ["'weak var x' holds strongly"])
        XCTAssertEqual(change.map(\.find), ["weak var x: (any P)?"])
        XCTAssertEqual(change.map(\.replace), ["var x: (any P)?"])
        XCTAssertEqual(change.map(\.code), ["weak var x: (any P)?"])
    }

    func testWhatIsInNoBodyAndNoInitialValueIsLeftAlone() {
        XCTAssertEqual(changes("enum A: Int { case a = 1 }\nfunc f(x: Int = 1) {}"), [])
    }

    func testTheTextToFindIsThereOnce() {
        let source = "func f() { if a < b { c() } else if a < b { é() } }\nfunc g() { x(a < b) }"
        let changes = SmallChanges(in: source).all()
        XCTAssertEqual(changes.count, 5)
        for change in changes {
            XCTAssertEqual(SwiftText(source).places(of: change.find).count, 1, change.find)
        }
        XCTAssertEqual(Set(changes.map { source.replacing($0.find, with: $0.replace) }).count, 5)
    }

    func testABodyThatIsTwiceTheSameIsLeftAlone() {
        XCTAssertEqual(changes("func f() { a < b }\nfunc g() { a < b }"), [])
    }

    private func changes(_ source: String) -> [String] {
        SmallChanges(in: source).all().map(\.change)
    }
}
