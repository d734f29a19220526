import TerminalKit
import XCTest

@testable import AppScreens
@testable import Stage1

@MainActor
final class FieldsScreenTests: XCTestCase {
    private let size = WindowSize(columns: 80, rows: 22)

    private func makeScreen() -> FieldsScreen {
        FieldsScreen(
            heading: "", controller: FirstBasicViewController(), exercises: (["labels"], ["labels"])
        )
    }

    private func type(_ keys: Key..., into screen: FieldsScreen) {
        for key in keys { screen.handle(key, size: size) }
    }

    func testTheLabelChangesWhenTheButtonIsPressed() async {
        let screen = makeScreen()
        type(.character("4"), into: screen)
        XCTAssertNil(screen.state.oddEven.answer)
        type(.enter, into: screen)
        XCTAssertEqual(screen.state.oddEven.answer, "Genap")
        type(.character("1"), .tab, .character(" "), into: screen)
        XCTAssertEqual(screen.state.oddEven.text, "41")
        XCTAssertEqual(screen.state.oddEven.answer, "Ganjil")
    }

    func testBackspaceDeletesAWholeEmoji() async {
        let screen = makeScreen()
        for scalar in "a👩‍👩‍👧e\u{301}".unicodeScalars {
            type(.character(Character(scalar)), into: screen)
        }
        XCTAssertEqual(screen.state.oddEven.text, "a👩‍👩‍👧e\u{301}")
        type(.backspace, into: screen)
        XCTAssertEqual(screen.state.oddEven.text, "a👩‍👩‍👧")
        type(.backspace, into: screen)
        XCTAssertEqual(screen.state.oddEven.text, "a")
    }

    func testPastedTextBecomesOneLine() async {
        let screen = makeScreen()
        type(.pasted("1\r\n2\u{1B}"), into: screen)
        XCTAssertEqual(screen.state.oddEven.text, "1 2\\u{1B}")
    }

    func testTabCyclesTheFocus() async {
        let screen = makeScreen()
        var seen: [FieldsState.Focus] = []
        for _ in 0..<4 {
            seen.append(screen.state.focus)
            type(.tab, into: screen)
        }
        XCTAssertEqual(seen, [.oddEven, .button, .numberFormatter, .oddEven])
    }
}
