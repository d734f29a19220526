import XCTest

@testable import PackageMutants

final class ChangeFinderTests: XCTestCase {
    /// A function's body, and the changes that are found in it. Each change is written as the name of its rule
    /// and the code that it replaces.
    private static let table: [(code: String, changes: [String])] = [
        ("return a < b", ["result: a < b", "boundary: <"]),
        // Replacing the operator already gives the opposite result, so that is the only change.
        ("return a == b", ["equality: =="]), ("return a+b", ["result: a+b"]),
        ("return a && b || !c", ["result: a && b || !c", "logic: &&", "logic: ||"]),
        ("return a ?? b", ["result: a ?? b", "fallback: ??"]),
        ("return a + b * c", ["result: a + b * c", "arithmetic: +", "arithmetic: *"]),
        ("return .red", []), ("return nil", []), ("return []", []),
        ("return \"\"\"\n  a, b\n  c\n  \"\"\"", ["result: \"\"\"\n  a, b\n  c\n  \"\"\""]),
        ("return true", ["literal: true"]), ("super.stop()", []),
        ("let a = [0, 1.5, b.1, 2.rounded(), $0]", ["literal: 0"]),
        ("x += 1", ["assignment: x += 1"]), ("items.append(x)", ["call: items.append(x)"]),
        ("a.sort { $0.b < $1.b }", ["call: a.sort { $0.b < $1.b }"]),
        // A comparison of `$0` with `$1` only sorts, so it isn't changed, whatever else the line contains.
        ("let a = b.min { $1.c(d)?.e > $0[f] }  // the last", []),
        ("let a = b.max { $0.c == $1.c ? $0.d < $1.d : $0.c < $1.c }", ["equality: =="]),
        (
            "return n < m ? \"under $10\" : \"$20\"",
            ["result: n < m ? \"under $10\" : \"$20\"", "boundary: <"]
        ),
        ("let a = b.reduce(c) { $1 < limit ? $0 : $1 }", ["boundary: <"]),
        ("let a = b.c { $0 + d < $1 }", ["arithmetic: +", "boundary: <"]),
        ("let a = b.c { $0 < $1.d - e }", ["boundary: <", "arithmetic: -"]),
        ("let a = b.c { $1.d <= $1.e }", ["boundary: <="]),
        ("try await save { $0.name }", ["call: try await save { $0.name }"]),
        ("let x: Int\nx = y", ["assignment: x = y"]), ("_ = compute()", []),
        ("print(a < b)", []), ("logger.info(\"\\(a)\")", []),
        ("assertMutable()", []), ("_checkInvariants()", []),
        ("if a, b > c {}", ["condition: a", "condition: b > c", "boundary: >"]),
        ("if let a, let b, case .c = d {}", ["condition: let a"]),
        ("guard let a = b.first { $0.c } else { return }", ["condition: let a = b.first { $0.c }"]),
        ("while true { work() }", ["call: work()"]),
        ("repeat { work() } while a\nif b {}", ["call: work()", "condition: b"]),
        ("if #available(macOS 13, *) { stop() }", ["call: stop()"]),
        ("foo(a)\n  .bar()", ["call: foo(a)\n  .bar()"]),
        ("let text = \"a < b \\(c < d) // e\" // f < g", ["boundary: <"]),
        ("switch x {\ncase 5:\n  stop()\ndefault: break\n}", ["call: stop()"]),
        ("let f: Array<Int> = g<Int>(x)", []),
        ("run { x in\n  stop() }", ["call: run { x in\n  stop() }"]),
    ]

    /// If a package is inside another package, its copy must not be inside the other one's copy. Copying the
    /// other package again would delete it.
    func testCopiesOfPackagesAreKeptApart() {
        let paths = ["/a/P", "/a/P/Sub", "/b/P", "/a/P/Sub/P"]
        let roots = paths.map { PackageCopy.root(of: $0, in: "/copies") }
        XCTAssertEqual(roots.map { $0.split(separator: "/").last }, ["P", "Sub", "P", "P"])
        for (index, root) in roots.enumerated() {
            XCTAssertTrue(root.hasPrefix("/copies/"), root)
            for (other, outer) in roots.enumerated() where other != index {
                XCTAssertFalse("\(root)/".hasPrefix("\(outer)/"), root)
            }
        }
    }

    func testFindsChanges() {
        let inFunction = Self.table.map { ("func f() {\n\($0.code)\n}", $0.changes) }
        let table: [(code: String, changes: [String])] = [
            ("struct A { let x = 3 < y }", []), ("struct A { var x = 3 }", []),
            ("extension A where B == C { }", []), ("func f(a: Int = 1) {}", []),
            ("struct A { var x: Bool { a < b } }", ["result: a < b", "boundary: <"]),
            ("func f() -> Int { total() }", ["result: total()"]),
            ("struct A { var x: B { @inlinable get { a() } } }", ["result: a()"]),
            ("struct A { var x: B { mutating get { a() } } }", ["result: a()"]),
            ("struct A { init() { if a { x = b } } }", ["condition: a"]),
            ("struct A { init() { self.init(a) } }", []),
            ("class A { class func f() { x = b } }", ["assignment: x = b"]),
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
        XCTAssertEqual(changes(in: code).map(\.before), ["stop(2)", "2"])
    }

    func testChangesKeepTheNumberOfLines() {
        let code = "func f(a: Int, b: Int?) -> Bool {\n  stop()\n  return a < 5 &&\n    b == nil\n}"
        let text = String(
            decoding: ChangedSource(source: Array(code.utf8), changes: changes(in: code)).text,
            as: UTF8.self)
        let symbol = ChangedOperator.symbol(of:)
        XCTAssertEqual(
            text,
            """
            func f(a: Int, b: Int?) -> Bool {
              if !__mx(0) { stop() }
              return __mxr(1, a \(symbol(2)) (__mx(3) ? 6 : 5) \(symbol(4))
                b \(symbol(5)) nil)
            }
            """)
    }

    func testDeclaresTheChangedOperators() {
        for (code, body) in [
            ("a < b", "(l: T, r: T) -> Bool { __mx(1) ? l <= r : l < r }"),
            ("a ?? b", "rethrows -> T { try __mx(1) ? r() : l ?? r() }"),
            ("a - b", "<T: AdditiveArithmetic>(l: T, r: T) -> T { __mx(1) ? l : l - r }"),
        ] {
            let change = changes(in: "func f() { return \(code) }")[1]
            XCTAssertTrue(ChangedOperator.declaration(for: change).contains(body), code)
        }
    }

    private func changes(in code: String) -> [Change] {
        ChangeFinder.changes(in: Array(code.utf8), file: "A.swift", firstID: 0)
    }
}
