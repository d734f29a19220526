import XCTest

@testable import Commands
@testable import KitTestHelpers
@testable import PackageMutants
@testable import TerminalKit

final class PackageTextTests: XCTestCase {
    private let changes = ChangeFinder.changes(
        in: Array("func f() {\n  save(x)\n  x = a < b\n}\nfunc g() -> Bool { a && b }".utf8),
        file: "Sources/A/A.swift", firstID: 0)

    func testListsSurvivorsWithTheCodeBeforeAndAfterAndAQuestion() {
        let statuses: [ChangeStatus] = [.survived, .survived, .killed, .crashed, .notReached]
        XCTAssertEqual(
            text(statuses),
            """
            Sources/A/A.swift:2   This call was removed, and the 3 tests that run it still pass.
              before   save(x)
              after    (nothing)
              Which test would fail without it?

            Sources/A/A.swift:3   This assignment was removed, and the test that runs it still passes.
              before   x = a < b
              after    (nothing)
              Which test would fail without it?

            2 of 4 planted changes survive, in 1 file. 1 more is in code that no test runs. Of the changes that were \
            caught, 1 crashed the tests.

            """)
    }

    func testSummariesCountTheOutcomes() {
        let table: [(statuses: [ChangeStatus], summary: String)] = [
            ([], "'grade package' found nothing to change here."),
            (
                [.killed, .notCompiled, .notRun],
                "0 of 1 planted changes survive, in 1 file. 1 did not compile. There was no time to try 1."
            ),
        ]
        for (statuses, summary) in table { XCTAssertEqual(text(statuses), "\(summary)\n") }
    }

    func testProgressSaysWhatIsBuilt() {
        for (changes, words) in [
            (0, "without changes"), (1, "with 1 change"), (2, "with 2 changes"),
        ] {
            XCTAssertEqual(
                PackageText.describe(.building(changes: changes)),
                "Building a copy of the package \(words) …")
        }
    }

    func testListsTenUnlessAllAreRequested() {
        let code = "func f() {\n" + (1...12).map { "  stop(\($0))\n" }.joined() + "}"
        let results = ChangeFinder.changes(in: Array(code.utf8), file: "A.swift", firstID: 0)
            .filter { $0.rule == .call }
            .map { ChangeResult(change: $0, status: .survived, tests: 2) }
        let text = { PackageText(style: Style(usesColor: false), showsAll: $0).describe(results) }
        XCTAssertEqual(text(false).components(separatedBy: "before").count - 1, 10)
        assertContains(text(false), "2 more lines have surviving changes. --all lists them.")
        XCTAssertEqual(text(true).components(separatedBy: "before").count - 1, 12)
    }

    func testJSONDescribesEachChange() {
        let result = ChangeResult(
            change: changes[0], status: .survived, tests: 3, seconds: 0.2504)
        let text = PackageJSON.text([result], tests: 4)
        for line in [
            #""after" : """#, #""before" : "save(x)""#, #""column" : 3"#, #""line" : 2"#,
            #""rule" : "call""#, #""seconds" : 0.25"#, #""status" : "survived""#,
            #""tests" : 3"#, #""tests" : 4"#, #""version" : 1"#,
        ] { assertContains(text, line) }
    }

    func testParsesTheOptions() throws {
        let package = try options("--since main --target A --target B --file A.swift:12 --time 10m")
        XCTAssertEqual(package.scope.since, "main")
        XCTAssertEqual(package.scope.targets, ["A", "B"])
        XCTAssertEqual(package.scope.file, "A.swift")
        XCTAssertEqual(package.scope.line, 12)
        XCTAssertEqual(package.scope.time, .seconds(600))
        for words in ["--time 10", "--time m", "--time 0s", "--format junit"] {
            XCTAssertThrowsError(try options(words), words)
        }
    }

    private func options(_ words: String) throws -> PackageOptions {
        let words = ["package", "."] + words.split(separator: " ").map(String.init)
        return try Parser.parse(words, Grammar(verbs: [.package], workshop: .shipped)).options
            .ofPackage
    }

    private func text(_ statuses: [ChangeStatus]) -> String {
        let results = zip(changes, statuses).map { change, status in
            ChangeResult(change: change, status: status, tests: change.rule == .call ? 3 : 1)
        }
        return PackageText(style: Style(usesColor: false), showsAll: false)
            .describe(results)
    }
}
