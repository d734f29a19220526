import Grading
import SwiftSource
import XCTest

@testable import PackageMutants

/// Tests which changes are dropped because of a compiler error, and what is read from other
/// programs' output.
final class SuspectsTests: XCTestCase {
    private let code = "func f() -> Bool {\n  let x: Int\n  x = y\n  return a < 5 && b\n}"

    func testFindsTheChangeThatCausesAnError() {
        let table: [(line: Int, column: Int, message: String, suspects: [String])] = [
            (4, 10, "in __mxr(", ["a < 5 && b"]),
            (4, 22, "at the operator", ["<"]),
            // The message names 'x', so the change to 'x' is suspected, although it is in another line.
            (4, 10, "constant 'x' captured before being initialized", ["x = y"]),
            (1, 1, "missing return", ["x = y", "a < 5 && b", "<", "5", "&&"]),
            (9, 1, "in the support code", []),
        ]
        let source = Array(code.utf8)
        let changes = ChangeFinder.changes(in: source, file: "A.swift", firstID: 0)
        let changed = ChangedSource(source: source, changes: changes)
        for (line, column, message, suspects) in table {
            let error = CompilerDiagnostic(
                place: SourceLocation(file: "A.swift", line: line, column: column),
                severity: .error, message: message)
            XCTAssertEqual(changed.suspects(error).map(\.before), suspects, message)
        }
    }

    func testReadsTheLinesOfADiff() {
        let diff = """
            --- a/A.swift
            +++ b/A.swift
            @@ -3 +3,2 @@ func f() {
            +new
            @@ -9,2 +10,0 @@
            @@ -20 +19 @@
            --- /dev/null
            +++ b/My B.swift\t
            @@ -0,0 +1 @@
            """
        XCTAssertEqual(ChangedLines.parse(diff), ["A.swift": [3, 4, 19], "My B.swift": [1]])
    }

    func testLeavesOutFilesWithTopLevelCode() {
        let target = DescribedPackage.Target(
            name: "A", path: "Sources/A", type: "executable", moduleType: "SwiftTarget",
            sources: ["Domain.swift", "a/main.swift", "main.swift", "a.c"])
        XCTAssertEqual(target.files, ["Sources/A/Domain.swift"])
    }

    func testFiltersExactlyOneTest() {
        XCTAssertEqual(PackageTest(name: "A.B/c(d:)").filter, "^A\\.B\\/c\\(d:\\)(\\/|$)")
    }

    func testRanksOneSurvivorPerLineByTheLikelihoodOfAGap() {
        let code = """
            func f() {
              x = a + 1
              stop()
              report(error)
              do {} catch { end() }
            }
            struct A { static func == (a: A, b: A) -> Bool { a.x && b.x } }
            """
        let changes = ChangeFinder.changes(
            in: Array(code.utf8), file: "A.swift", firstID: 0)
        let results = changes.map { ChangeResult(change: $0, status: .survived) }
        let other = ChangeResult(change: changes[0], status: .killed)
        XCTAssertEqual(
            (results + [other]).survivors.map(\.change.before),
            ["report(error)", "end()", "&&", "stop()", "x = a + 1"])
    }
}
