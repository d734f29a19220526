import XCTest

@testable import Commands
@testable import Processes

/// How a file is opened in the editor that a learner has.
final class WatchEditorTests: XCTestCase {
    private func editor(
        _ environment: [String: String], isThere programs: String...
    ) -> [String]? {
        WatchEditor(
            for: "/kit/a b.swift", line: 7, environment: environment,
            isThere: { programs.contains($0) }
        ).map { [$0.command] + $0.arguments + [$0.takesTerminal ? "terminal" : "window"] }
    }

    func testVisualComesBeforeEditorAndBothBeforeWhatIsThere() {
        XCTAssertEqual(
            editor(["VISUAL": "nano", "EDITOR": "vi"], isThere: "code"),
            ["nano", "+7", "/kit/a b.swift", "terminal"])
        XCTAssertEqual(
            editor(["VISUAL": "", "EDITOR": "/usr/bin/vim -u NONE"]),
            ["/usr/bin/vim -u NONE", "+7", "/kit/a b.swift", "terminal"])
        XCTAssertEqual(
            editor([:], isThere: "code", "xed"), ["code", "-g", "/kit/a b.swift:7", "window"])
        XCTAssertEqual(
            editor([:], isThere: "xed"), ["xed", "--line", "7", "/kit/a b.swift", "window"])
        XCTAssertNil(editor([:]))
    }

    func testNobodyWaitsForAWindowToBeClosed() {
        XCTAssertEqual(
            editor(["EDITOR": "code --wait"]), ["code", "-g", "/kit/a b.swift:7", "window"])
        XCTAssertEqual(editor(["EDITOR": "subl -w"]), ["subl", "/kit/a b.swift:7", "window"])
        XCTAssertEqual(editor(["EDITOR": "hx"]), ["hx", "/kit/a b.swift:7", "terminal"])
    }
}
