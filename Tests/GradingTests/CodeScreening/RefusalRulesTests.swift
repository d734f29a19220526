import XCTest

@testable import Grading
@testable import SwiftSource

final class RefusalRulesTests: XCTestCase {
    private let rules = RefusalRules(module: "Stage1", imports: RefusalRules.modulesForCode)

    func testForbiddenSourceTextIsRefused() {
        for (source, reason) in [
            ("import Foundation; @testable import struct Shared.Product", nil),
            ("// import Glibc, @_silgen_name", nil), ("let a = \"@section #externalMacro\"", nil),
            ("@MainActor @discardableResult func a() {}", nil), ("let a = b.import", nil),
            ("import Glibc", .foreignImport(of: "Glibc", into: "Stage1")),
            ("import `Stage2`", .foreignImport(of: "Stage2", into: "Stage1")),
            ("import func Glibc.getpid", .foreignImport(of: "Glibc", into: "Stage1")),
            ("@_silgen_name(\"a\") func a()", .attribute("@_silgen_name")),
            ("@`_silgen_name`(\"a\") func a()", .attribute("@_silgen_name")),
            ("@inlinable func a() {}", .attribute("@inlinable")),
            ("@c func a() {}", .attribute("@c")),
            (
                "macro a() = #externalMacro(module: \"A\", type: \"B\")",
                .attribute("#externalMacro")
            ),
        ] as [(String, RefusedCode.Reason?)] {
            let refusal = rules.refusal(
                of: RefusalRules.tokens(of: ["A.swift": Array("\n\(source)".utf8)]))
            XCTAssertEqual(refusal?.reason, reason, "\(source.prefix(99))")
            XCTAssertEqual(refusal?.place.line, reason.map { _ in 2 }, "\(source.prefix(99))")
        }
    }

    func testNamesTooLongForTheCompilerAreRefused() {
        for (letters, isRefused) in [(65_535, false), (65_536, true)] {
            let source = "\nlet \(String(repeating: "a", count: letters)) = 1"
            let found = RefusalRules.longName(
                in: RefusalRules.tokens(of: ["A.swift": Array(source.utf8)]))
            XCTAssertEqual(
                found?.reason,
                isRefused ? .longName(start: "aaaaaaaaaaaaaaaa", letters: letters) : nil)
            XCTAssertEqual(found?.place.line, isRefused ? 2 : nil)
        }
    }

    func testForbiddenNamesInAnObjectFileAreRefused() {
        for (object, reason) in [
            (
                ObjectFile(defined: ["$s6Stage14peekSiyF", "__swift_memcpy16_8", "symbolic SS"]),
                nil
            ),
            (ObjectFile(defined: ["write"]), .nameOfAnother("write")),
            (ObjectFile(defined: ["$s6XCTest7XCTFailyyF"]), .nameOfAnother("$s6XCTest7XCTFailyyF")),
            (ObjectFile(defined: ["main"]), .nameOfAnother("main")),
            (ObjectFile(needed: ["workshop_is_planted"]), .nameOfAnother("workshop_is_planted")),
            (ObjectFile(sections: [".text", ".data.rel.ro", "swift5_tests"]), nil),
            (ObjectFile(sections: [".init_array.101"]), .ownSection(".init_array.101")),
            (ObjectFile(sections: ["swift5_replace"]), .ownSection("swift5_replace")),
            (ObjectFile(sections: ["__mod_init_func"]), .ownSection("__mod_init_func")),
            (ObjectFile(sections: ["numbers"]), .ownSection("numbers")),
        ] as [(ObjectFile, RefusedCode.Reason?)] {
            XCTAssertEqual(rules.refusal(of: object), reason, "\(object)")
        }
    }
}
