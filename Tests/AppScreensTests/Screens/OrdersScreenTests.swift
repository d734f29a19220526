import TerminalKit
import XCTest

@testable import AppScreens

@MainActor
final class OrdersScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 40, rows: 20)

    private func makeScreen() -> OrdersScreen {
        let screen = OrdersScreen(heading: "", delay: .milliseconds(0))
        screen.open()
        return screen
    }

    private func type(_ keys: Key..., into screen: OrdersScreen) {
        for key in keys { screen.handle(key, size: size) }
    }

    /// Waits until the form has been saved.
    private func untilSaved(_ screen: OrdersScreen) async {
        while screen.state.isSaving { try? await Task.sleep(for: .milliseconds(5)) }
    }

    func testAFormIsFilledInWithKeys() async {
        let screen = makeScreen()
        type(.character("A"), .character("q"), .character("x"), .backspace, .enter, into: screen)
        type(.pasted("41\n11"), .enter, .tab, into: screen)
        type(.down, .down, into: screen)
        // A field with a picker ignores letters, and Return moves on to the button.
        type(.character("z"), .backspace, .enter, into: screen)
        XCTAssertEqual(screen.state.fields[3].text, "Two-Day Shipping")
        XCTAssertNil(screen.state.fields[3].picker, "the picker must be closed")
        XCTAssertTrue(screen.state.isOnButton)
    }

    func testThePickerChangesOnePartOfTheDate() async throws {
        let screen = makeScreen()
        type(.tab, .tab, into: screen)
        guard case .date(let before, part: 0)? = screen.state.fields[2].picker else {
            return XCTFail("\(screen.state)")
        }
        type(.left, .right, .right, .right, .down, .down, .up, into: screen)
        guard case .date(let after, part: 2)? = screen.state.fields[2].picker else {
            return XCTFail("\(screen.state)")
        }
        XCTAssertEqual(after[2], before[2] + 1)
        XCTAssertTrue(screen.state.fields[2].text.hasSuffix("/\(after[2] % 100)"))
    }

    func testAFailureShowsAnAlertAndASuccessReturnsToTheList() async {
        let screen = makeScreen()
        type(.backTab, .enter, .enter, into: screen)
        XCTAssertTrue(screen.state.isSaving)
        await untilSaved(screen)
        XCTAssertEqual(screen.state.alert, "The order is not saved. The name is missing.")
        XCTAssertEqual(
            screen.body(size: size, style: plain).suffix(5),
            [
                "", "  [ Save ]", "  The order is not saved. The name is",
                "  missing.", "▶ [ OK ]",
            ])
        // The alert receives all keys until it is closed.
        type(.tab, .character("A"), .enter, .tab, .character("A"), .backTab, .enter, into: screen)
        await untilSaved(screen)
        XCTAssertEqual(
            screen.body(size: size, style: plain),
            ["Orders", "", "  1. A", "", "▶ [ New order ]"])
        type(.character("x"), .enter, into: screen)
        XCTAssertEqual(screen.state.fields.map(\.text), ["", "", "", ""])
    }
}
