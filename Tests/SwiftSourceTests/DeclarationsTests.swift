import XCTest

@testable import SwiftSource

final class DeclarationsTests: XCTestCase {
    private func read(_ source: String) -> Declarations { Declarations(SwiftText(source)) }

    func testMembersOfExtensionsBelongToTheTypeThatIsExtended() {
        let source =
            "extension Outer.Inner: P { var a: Int { 1 } }\nextension [Int] { func b() {} }"
        XCTAssertEqual(read(source).types.map(\.name), ["Outer.Inner", "Array"])
        XCTAssertEqual(SourceOutline(source).members(of: "Inner").map(\.name), ["a"])
        XCTAssertEqual(SourceOutline(source).members(of: "Array").map(\.name), ["b"])
    }

    func testLocalNamesAreNoNamesForOtherFiles() {
        let names = DeclaredNames.names(
            in: "func a() { let b = 1 }\nlet (c, d) = (1, 2)\nlet e = 3")
        XCTAssertEqual(names.map(\.full), ["a()", "c", "d", "e"])
    }

    func testAnInitializerBelongsToTheTypeThatHasIt() {
        XCTAssertEqual(
            DeclaredNames.names(in: "struct A { enum B {}\ninit(c: Int) {} }").map(\.full),
            ["A", "B", "A.init(c:)"])
    }

    func testOperatorsAreFunctionsWithoutAName() {
        let source = read("struct A { static func == (one: A, two: A) -> Bool { let c = 1 } }")
        XCTAssertEqual(source.functions.map(\.name), [])
        XCTAssertEqual(source.all.map(\.kind), [.struct, .operator, .constant])
        XCTAssertEqual(source.all.last?.isLocal, true)
    }

    func testCasesBehindARawValue() {
        let source = read("indirect enum A: Int { case one = -1, two(B), `in` = 2.5\ncase three }")
        XCTAssertEqual(source.all.map(\.name), ["A", "one", "two", "in", "three"])
    }

    func testWhatStandsInAnAttributeOrBehindADotDeclaresNothing() {
        let source = read("@abi(func a()) func b() {}\nlet c = d.init(e: .class, f: .actor)")
        XCTAssertEqual(source.all.map(\.name), ["b", "c"])
    }

    func testModifiersWithParentheses() {
        let source = read("class A { public private(set) var b = 1\nclass override func c() {} }")
        XCTAssertEqual(source.all[1].prefix.modifiers, ["public", "private(set)"])
        XCTAssertEqual(source.all[1].prefix.isPrivate, false)
        XCTAssertEqual(source.all[2].prefix.modifiers, ["class", "override"])
        XCTAssertEqual(source.all[2].typeName, "A")
    }

    func testARequirementHasNoBodyAndAHeaderOfItsOwn() {
        let source = "protocol P {\n    func a(_ b: Int) -> Int\n    func c()\n}\nclass D {}"
        XCTAssertEqual(read(source).functions.map(\.body), [nil, nil])
        XCTAssertEqual(
            FunctionHeaders.all(in: source),
            ["a(_:)": "func a(_ b: Int) -> Int", "c()": "func c()"])
    }

    func testAClosureAmongTheParametersIsNotTheBody() {
        let source = "func a(b: () -> Void = { c() }) -> Int { 1 }"
        XCTAssertEqual(FunctionHeaders.all(in: source).values.map(\.count), [38])
        let bodies = [26, 41].map { MemberBody.enclosing($0..<$0 + 1, in: read(source)) }
        XCTAssertEqual(bodies.map { $0?.range }, [24..<29, 40..<43])
        XCTAssertEqual(bodies.map { $0?.returnsValue }, [false, true])
    }

    func testWhetherAPropertyGivesAValue() {
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
}
