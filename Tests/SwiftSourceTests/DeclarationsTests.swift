import XCTest

@testable import SwiftSource

final class DeclarationsTests: XCTestCase {
    private func read(_ source: String) -> Declarations { Declarations(SwiftText(source)) }

    func testDeclaredNamesAreFound() {
        let rows: [(source: String, names: [String])] = [
            (
                "extension Outer.Inner: P {}\nextension [Int] { func b() {} }",
                ["Outer.Inner", "Array", "b"]
            ),
            (
                "struct A { static func == (one: A, two: A) -> Bool { let c = 1 } }",
                ["A", "func", "c"]
            ),
            (
                "indirect enum A: Int { case one = -1, two(B), `in` = 2.5\ncase three }",
                ["A", "one", "two", "in", "three"]
            ),
            ("@abi(func a()) func b() {}\nlet c = d.init(e: .class, f: .actor)", ["b", "c"]),
            ("let (a, b) = (1, 2)", []), ("func", ["func"]), ("class", []),
            ("}}} func f()", ["f"]),
        ]
        for (source, names) in rows {
            XCTAssertEqual(read(source).all.map(\.name), names, source)
        }
    }

    func testNamesVisibleInOtherFilesAreFound() {
        let source = """
            /// func comment()
            @MainActor final class ViewModel: Base {
                private(set) var products: [Product] = []
                private var hidden = 1
                let a, b: Int
                enum Inner {}
                init(useCase: any Provider) { let local = 1 }
                func load(_ id: Int, then done: @escaping (Result<Int, Error>) -> Void = { _ in },
                          last: [String: Int]) {
                    func inner() {}
                }
                private func helper() {}
                static func make<T: P>(of value: T) -> T { value }
            }
            extension Screen { func didTap() {} }
            """
        XCTAssertEqual(
            read(source).names.map(\.full),
            [
                "ViewModel", "products", "a", "Inner", "ViewModel.init(useCase:)",
                "load(_:then:last:)", "make(of:)", "didTap()",
            ])
        XCTAssertEqual(read(source).names[4].base, "ViewModel")
        XCTAssertEqual(read("func one(").names, [])
    }

    func testMembersAndTheirTypesAreFound() {
        let source = read(
            """
            import Shared
            @testable import Stage1

            enum Answer<Value> { case success(Value), failed(String) }
            class Base: XCTestCase, Named {
                private func load(from file: Int) {
                    let inner = 3
                }
            }
            @MainActor func after() async {
            }
            extension Answer<Int> where Value == Int { static let three = 3 }
            extension Outer.Inner { var a: Int { 1 } }
            """)
        XCTAssertEqual(source.imports, ["Shared": false, "Stage1": true])
        XCTAssertEqual(source.types[1].parents, ["XCTestCase", "Named"])
        XCTAssertEqual(source.all.filter(\.isGlobal).map(\.name), ["Answer", "Base", "after"])
        XCTAssertEqual(
            source.members(of: "Answer").map(\.name), ["success", "failed", "three"])
        XCTAssertEqual(source.members(of: "Inner").map(\.name), ["a"])
        XCTAssertEqual([5, 7, 10].map { source.type(atLine: $0)?.name }, ["Base", "Base", nil])
        XCTAssertEqual(
            [5, 7, 10].map { source.function(atLine: $0)?.name }, [nil, "load", "after"])
    }

    func testModifiersWithParenthesesAreRead() {
        let source = read("class A { public private(set) var b = 1\nclass override func c() {} }")
        XCTAssertEqual(source.all[1].prefix.modifiers, ["public", "private(set)"])
        XCTAssertEqual(source.all[1].prefix.isPrivate, false)
        XCTAssertEqual(source.all[2].prefix.modifiers, ["class", "override"])
        XCTAssertEqual(source.all[2].typeName, "A")
    }

    func testARequirementHasAHeaderWithoutABody() {
        let source = "protocol P {\n    func a(_ b: Int) -> Int\n    func c()\n}\nclass D {}"
        XCTAssertEqual(read(source).functions.map(\.body), [nil, nil])
        XCTAssertEqual(
            read(source).headers,
            ["a(_:)": "func a(_ b: Int) -> Int", "c()": "func c()"])
    }

    func testAClosureAmongTheParametersIsNotTheBody() {
        let source = "func a(b: () -> Void = { c() }) -> Int { 1 }"
        XCTAssertEqual(read(source).headers.values.map(\.count), [38])
        let body = MemberBody.enclosing(41..<42, in: read(source))
        XCTAssertEqual(body?.range, 40..<43)
        XCTAssertEqual(body?.returnsValue, true)
    }

    func testBodiesThatReturnAValueAreRecognized() {
        let source = """
            struct A {
                let a = 1
                var computed: (() -> Void)? { nil }
                let closure: (Int) -> Void = { _ in }
                let other: () -> Int = { 1 + 1 }
            }
            """
        let braces = SwiftText(source).places(of: "{").dropFirst().map(\.upperBound)
        XCTAssertEqual(
            braces.map { MemberBody.enclosing($0 + 5..<$0 + 5, in: read(source))?.returnsValue },
            [true, false, true])
    }

    /// Names in backticks may contain words, braces, quotes and dots, and suites may be nested.
    func testTestsAreFoundByTheirNames() {
        let tests = TestSources([
            "A.swift": """
            @Suite struct Outer {
                @Suite struct Inner { @Test func one() {} }
                @Test func `five { is "not /* even.`() {}
                @Test func one() {}
            }
            """
        ])
        let lines = [
            "Outer/Inner/one()", #"Outer/`five { is "not /* even.`()"#, "Outer/one()",
            "Outer/two()",
        ]
        .map { tests.test("M.\($0)")?.start.line }
        XCTAssertEqual(lines, [2, 3, 4, nil])
    }
}
