import XCTest

@testable import Grading

final class RedeclarationNotesTests: XCTestCase {
    private let declarations = RedeclarationNotes(sources: [
        "A.swift": "/// class B\nfinal class A {\n    func go() {}\n}", "B.swift": "class A {}",
    ])

    func testTheOtherDeclarationFollowsTheError() {
        let errors = """
            B.swift:1:7: error: invalid redeclaration of 'A'
            1 | class A {}
            B.swift:9:7: error: invalid redeclaration of 'go()'
            """
        XCTAssertEqual(
            declarations.added(to: CompilerDiagnostics(text: errors)).text,
            """
            B.swift:1:7: error: invalid redeclaration of 'A'
            1 | class A {}
            A.swift:2:1: note: it is declared here, too
            B.swift:9:7: error: invalid redeclaration of 'go()'
            A.swift:3:1: note: it is declared here, too
            """)
    }

    /// Each file is read once, however many errors there are.
    func testALargeFileIsReadOnceForManyErrors() {
        let other = String(repeating: "class B {}\n", count: (1 << 18) / 11) + "class A {}"
        let error = "A.swift:1:7: error: invalid redeclaration of 'A'"
        let said = CompilerDiagnostics(
            text: Array(repeating: error, count: 1000).joined(separator: "\n"))
        let errors = RedeclarationNotes(sources: ["A.swift": "", "B.swift": other])
            .added(to: said).errors
        let line = other.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        XCTAssertEqual(errors.count { $0.notes.map(\.place?.line) == [line] }, 1000)
    }

    func testOtherErrorsAreUnchanged() {
        for error in [
            "A.swift:1:7: error: invalid redeclaration of 'B'", "A.swift:1:7: error: no 'A'",
            "ld: A",
        ] {
            let said = CompilerDiagnostics(text: error)
            XCTAssertEqual(declarations.added(to: said), said)
        }
    }
}
