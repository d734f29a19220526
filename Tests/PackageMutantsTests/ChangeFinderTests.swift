import XCTest

@testable import PackageMutants

final class ChangeFinderTests: XCTestCase {
    /// The source of a function's body, and the changes that are found in it.
    private static let table: [(code: String, changes: [String])] = [
        ("return a < b", ["result: a < b", "boundary: <"]),
        ("return a == b", ["result: a == b", "equality: =="]),
        ("return a && b || !c", ["result: a && b || !c", "logic: &&", "logic: ||"]),
        ("return a+b", ["result: a+b"]),
        ("return .red", []),
        ("return nil", []),
        ("return \"\"\"\n  a, b\n  c\n  \"\"\"", ["result: \"\"\"\n  a, b\n  c\n  \"\"\""]),
        ("x += 1", ["assignment: x += 1"]),
        ("items.append(x)", ["call: items.append(x)"]),
        ("delegate?.stop()", ["call: delegate?.stop()"]),
        ("try await save { $0.name }", ["call: try await save { $0.name }"]),
        ("let x: Int\nx = y", ["assignment: x = y"]),
        ("_ = compute()", []),
        ("print(a < b)", []),
        ("logger.info(\"\\(a)\")", []),
        ("if a, b > c { stop() }", ["boundary: >", "call: stop()"]),
        ("guard a == b else { throw E.x }", ["equality: =="]),
        ("while true { work() }", ["call: work()"]),
        ("foo(a)\n  .bar()", ["call: foo(a)\n  .bar()"]),
        ("let text = \"a < b \\(c < d) // e\" // f < g", ["boundary: <"]),
        ("switch x {\ncase 5:\n  stop()\ndefault: break\n}", ["call: stop()"]),
        ("let f: Array<Int> = g<Int>(x)", []),
        ("run { x in\n  stop() }", ["call: run { x in\n  stop() }"]),
    ]

    func testFindsChanges() {
        let inFunction = Self.table.map { ("func f() {\n\($0.code)\n}", $0.changes) }
        let table: [(code: String, changes: [String])] = [
            ("struct A { let x = 3 < y }", []),
            ("extension A where B == C { }", []),
            ("struct A { var x: Bool { a < b } }", ["result: a < b", "boundary: <"]),
            ("func f() -> Int { total() }", ["result: total()"]),
            ("func f() { total() }", ["call: total()"]),
            ("struct A { init() { x = 1 } }", []),
            ("class A { class func f() { x = 1 } }", ["assignment: x = 1"]),
        ]
        for (code, expected) in table + inFunction {
            XCTAssertEqual(
                changes(in: code).map { "\($0.rule.rawValue): \($0.before)" }, expected, code)
        }
    }

    func testLeavesOutConditionalLinesAndLinesWithAReason() {
        let code = """
            func f() {
                stop(1)  // grade: leave, it is slow
                stop(2)  // grade: leave
            #if DEBUG
                stop(3)
            #endif
            }
            """
        XCTAssertEqual(changes(in: code).map(\.before), ["stop(2)"])
    }

    func testMarksDelicateChanges() {
        let table: [(code: String, isDelicate: Bool)] = [
            ("struct A { static func == (a: A, b: A) -> Bool { a.x && b.x } }", true),
            ("func f() { do {} catch { stop() } }", true), ("func f() { report(error) }", true),
            ("func f() { stop() }", false),
        ]
        for (code, isDelicate) in table {
            XCTAssertEqual(changes(in: code).map(\.isDelicate).first, isDelicate, code)
        }
    }

    func testChangesKeepTheLines() {
        let code = "func f(a: Int, b: Int) -> Bool {\n  stop()\n  return a < 5 &&\n    b == 1\n}"
        let text = String(
            decoding: ChangedSource(source: Array(code.utf8), changes: changes(in: code)).text,
            as: UTF8.self)
        let symbol = SupportCode.symbol(of:)
        XCTAssertEqual(
            text,
            """
            func f(a: Int, b: Int) -> Bool {
              if !__mx(0) { stop() }
              return __mxr(1, a \(symbol(2)) 5 \(symbol(3))
                b \(symbol(4)) 1)
            }
            """)
    }

    private func changes(in code: String) -> [Change] {
        ChangeFinder.changes(in: Array(code.utf8), file: "A.swift", firstID: 0)
    }
}
