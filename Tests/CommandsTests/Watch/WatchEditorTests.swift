import XCTest

@testable import Commands
@testable import KitTestHelpers
@testable import Processes

/// Tests how a file is opened in the learner's editor.
final class WatchEditorTests: XCTestCase {
    private func editor(
        _ environment: [String: String], isThere programs: [String]
    ) -> [String]? {
        WatchEditor(
            for: "/kit/a b.swift", line: 7, environment: environment,
            isThere: { programs.contains($0) }
        ).map { [$0.command] + $0.arguments + [$0.takesTerminal ? "terminal" : "window"] }
    }

    func testTheEditorIsChosenAndCalledWithItsArguments() {
        let window = ["-g", "/kit/a b.swift:7", "window"]
        let terminal = ["+7", "/kit/a b.swift", "terminal"]
        for (environment, programs, expected) in [
            (["VISUAL": "nano", "EDITOR": "vi"], ["code"], ["nano"] + terminal),
            (
                ["VISUAL": "", "EDITOR": "/usr/bin/vim -u NONE"], [],
                ["/usr/bin/vim -u NONE"] + terminal
            ),
            ([:], ["code", "xed"], ["code"] + window),
            ([:], ["xed"], ["xed", "--line", "7", "/kit/a b.swift", "window"]),
            (["EDITOR": "code --wait"], [], ["code"] + window),
            (["EDITOR": "subl -w"], [], ["subl", "/kit/a b.swift:7", "window"]),
            (["EDITOR": "hx"], [], ["hx", "/kit/a b.swift:7", "terminal"]),
        ] as [([String: String], [String], [String])] {
            XCTAssertEqual(editor(environment, isThere: programs), expected)
        }
        XCTAssertNil(editor([:], isThere: []))
    }

    func testTheAdviceNamesAnInstalledEditor() {
        assertContains(WatchEditor.advice { $0.hasPrefix("vi") }, "EDITOR=vim ")
        assertContains(WatchEditor.advice { _ in false }, "set EDITOR to the command")
    }
}
