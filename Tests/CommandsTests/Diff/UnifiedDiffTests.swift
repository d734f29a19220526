import XCTest

@testable import Commands
@testable import KitTestHelpers
@testable import TerminalKit

final class UnifiedDiffTests: XCTestCase {
    private func text(_ old: String?, _ new: String?, usesColor: Bool = false) -> String {
        let difference = FileDifference(
            path: "Stage1/A.swift", pathInLibrary: "Stage1/A.swift",
            starter: old.map { Array($0.utf8) },
            finished: new.map { Array($0.utf8) })
        return DiffReporter(style: Style(usesColor: usesColor)).text(of: difference)
    }

    /// `line 1` to `line N`, with some of them in another way.
    private func lines(_ count: Int, _ changed: [Int: String] = [:]) -> String {
        (1...count).map { "\(changed[$0] ?? "line \($0)")\n" }.joined()
    }

    func testNoDifferenceHasNoText() {
        XCTAssertEqual(text("a\n", "a\n"), "")
        XCTAssertEqual(text("", ""), "")
    }

    func testAChangeHasThreeLinesAroundIt() {
        XCTAssertEqual(
            text(lines(9), lines(9, [5: "new"])),
            """
            --- Starter/Stage1/A.swift
            +++ Finished/Stage1/A.swift
            @@ -2,7 +2,7 @@
             line 2
             line 3
             line 4
            -line 5
            +new
             line 6
             line 7
             line 8

            """)
    }

    func testChangesThatAreNearAreOneHunkAndOthersAreTwo() {
        let near = UnifiedDiff(Array(lines(20).utf8), Array(lines(20, [5: "a", 12: "b"]).utf8))
        XCTAssertEqual(near.hunks.map(\.old), [.init(start: 2, count: 14)])
        let far = UnifiedDiff(Array(lines(20).utf8), Array(lines(20, [5: "a", 13: "b"]).utf8))
        XCTAssertEqual(
            far.hunks.map(\.old), [.init(start: 2, count: 7), .init(start: 10, count: 7)])
    }

    func testLinesThatAreAddedMoveTheNewNumbers() {
        let diff = UnifiedDiff(
            Array(lines(20).utf8), Array(lines(20, [2: "a\nb\nc", 18: "d"]).utf8))
        XCTAssertEqual(diff.hunks.map(\.new.start), [1, 17])
        XCTAssertEqual(diff.hunks.map(\.old.start), [1, 15])
    }

    func testAFileThatIsNotThere() {
        XCTAssertEqual(
            text(nil, "a\n"),
            "--- /dev/null\n+++ Finished/Stage1/A.swift\n@@ -0,0 +1 @@\n+a\n")
        XCTAssertEqual(
            text("a\n", nil), "--- Starter/Stage1/A.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    func testAMissingLineEndIsADifference() {
        XCTAssertEqual(
            text("a", "a\n").split(separator: "\n").suffix(3),
            ["-a", "\\ No newline at end of file", "+a"])
    }

    func testLineEndsOfWindowsAreADifferenceThatIsSeen() {
        XCTAssertEqual(
            text("a\r\nb\n", "a\nb\n").split(separator: "\n").suffix(3),
            [#"-a\u{D}"#, "+a", " b"])
    }

    func testTwoSpellingsOfACharacterAreADifference() {
        XCTAssertFalse(text("\u{E9}\n", "e\u{301}\n").isEmpty)
    }

    func testTextOfALearnerSteersNoTerminal() {
        XCTAssertFalse(text("\u{1B}[2J\n", "").contains("\u{1B}"))
        XCTAssertTrue(text("\u{1B}[2J\n", "").contains(#"-\u{1B}[2J"#))
    }

    func testColoursOnlyWhereAllowed() {
        XCTAssertFalse(text("a\n", "b\n").contains("\u{1B}"))
        let coloured = text("a\n", "b\n", usesColor: true)
        assertContains(coloured, "\u{1B}[31m-a\u{1B}[0m\n")
        assertContains(coloured, "\u{1B}[32m+b\u{1B}[0m\n")
    }

    func testTheChangesMakeTheNewTextOfTheOldOne() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<300 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                    ["a\n", "b\n", "c\n"].randomElement(using: &generator) ?? ""
                }.joined() + (Bool.random(using: &generator) ? "end" : "")
            }
            let changes = LineChange.compare(Array(texts[0].utf8), Array(texts[1].utf8))
            let old = changes.filter { $0.kind != .added }.flatMap { Array($0.line) }
            let new = changes.filter { $0.kind != .removed }.flatMap { Array($0.line) }
            XCTAssertEqual(String(decoding: old, as: UTF8.self), texts[0], "round \(round)")
            XCTAssertEqual(String(decoding: new, as: UTF8.self), texts[1], "round \(round)")
        }
    }

    func testALongTextIsShownWithoutASearch() {
        let old = (0..<9_000).map { $0 == 4_000 ? "both\n" : "old \($0)\n" }.joined()
        let new = (0..<9_000).map { $0 == 4_000 ? "both\n" : "new \($0)\n" }.joined()
        let changes = LineChange.compare(Array("a\n\(old)".utf8), Array("a\n\(new)".utf8))
        XCTAssertEqual(changes.count { $0.kind == .same }, 1)
        XCTAssertEqual(changes.count, 18_001)
        XCTAssertEqual(changes.first?.kind, .same)
    }
}
