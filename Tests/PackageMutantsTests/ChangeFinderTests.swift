import XCTest

@testable import PackageMutants

final class ChangeFinderTests: XCTestCase {
    /// Source in a function, and the changes that are found in it.
    private static let table: [(code: String, changes: [String])] = [
        ("return a < b", ["result: a < b", "boundary: <"]),
        ("return a == b", ["equality: =="]),
        ("return a && b || !c", ["result: a && b || !c", "logic: &&", "logic: ||"]),
        ("return name ?? \"none\"", ["result: name ?? \"none\"", "fallback: ??"]),
        ("return 0..<count", ["result: 0..<count", "literal: 0", "boundary: ..<"]),
        ("return 1.5", ["result: 1.5"]),
        ("return point.0", ["result: point.0"]),
        ("return .red", []),
        ("return nil", []),
        ("let x = a * 2 - 1", ["arithmetic: *", "literal: 2", "arithmetic: -", "literal: 1"]),
        ("x += 1", ["assignment: x += 1", "literal: 1"]),
        ("items.append(x)", ["call: items.append(x)"]),
        ("try await save { $0.name }", ["call: try await save { $0.name }"]),
        ("let x: Int\nx = y", ["assignment: x = y"]),
        ("_ = compute()", []),
        ("print(a < b)", []),
        ("assert(a < b)", []),
        ("logger.info(\"\\(a)\")", []),
        ("items.reserveCapacity(4)", []),
        (
            "if a, b > c { stop() }",
            ["condition: a", "condition: b > c", "boundary: >", "call: stop()"]
        ),
        ("guard let a else { return }", ["binding: let a"]),
        ("guard a == b else { throw E.x }", ["equality: =="]),
        ("while true { work() }", ["call: work()"]),
        ("if #available(macOS 15, *) { work() }", ["call: work()"]),
        ("foo(a)\n  .bar()", ["call: foo(a)\n  .bar()"]),
        ("let text = \"a < b \\(c + d) // e\" // f < g", ["arithmetic: +"]),
        ("switch x {\ncase 5: stop()\ndefault: break\n}", ["literal: 5", "call: stop()"]),
        ("let f: Array<Int> = g<Int>(x)", []),
        ("for x in items { x.stop() }", ["call: x.stop()"]),
        ("run { x in stop() }", ["call: run { x in stop() }"]),
    ]

    func testFindsChangesInAFunction() {
        for (code, expected) in Self.table {
            let found = changes(in: "func f() {\n\(code)\n}").map {
                "\($0.rule.rawValue): \($0.before)"
            }
            XCTAssertEqual(found, expected, code)
        }
    }

    func testFindsChangesOutsideOfFunctions() {
        let table: [(code: String, changes: [String])] = [
            ("struct A { let x = 3 + y }", []),
            ("struct A { func f(x: Int = 3) {} }", []),
            ("enum A: Int { case a = 1 }", []),
            ("extension A where B == C { }", []),
            ("struct A { var x: Bool { a < b } }", ["result: a < b", "boundary: <"]),
            ("func f() -> Int { total() }", ["result: total()"]),
            ("func f() { total() }", ["call: total()"]),
            ("@available(macOS 15, *) func f() {}", []),
            ("struct A { init() { x = 1 } }", ["literal: 1"]),
            ("class A { class func f() { x = 1 } }", ["assignment: x = 1", "literal: 1"]),
            ("import Foundation\nlet limit = 3", []),
        ]
        for (code, expected) in table {
            XCTAssertEqual(
                changes(in: code).map { "\($0.rule.rawValue): \($0.before)" }, expected, code)
        }
    }

    func testLeavesOutLinesThatAreNotCompiledOrHaveAReason() {
        let code = """
            func f() {
                stop(1)  // grade: leave, it is slow
                // grade: leave, it is slow
                stop(2)
                stop(3)  // grade: leave
            #if os(Windows)
                stop(4)
            #elseif canImport(Glibc) && !os(macOS)
                stop(5)
            #else
                stop(6)
            #endif
            }
            """
        XCTAssertEqual(
            changes(in: code).filter { $0.rule == .call }.map(\.before), ["stop(3)", "stop(5)"])
    }

    func testKnowsDelicateChanges() {
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
              return __mxr(1, a \(symbol(2)) (__mx(3) ? 6 : 5) \(symbol(4))
                b \(symbol(5)) (__mx(6) ? 2 : 1))
            }
            """)
    }

    private func changes(in code: String) -> [Change] {
        ChangeFinder.changes(in: Array(code.utf8), file: "A.swift", firstID: 0)
    }
}
