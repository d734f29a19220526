import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for `textFieldShouldReturn(_:)`.
final class MyOrderFocusTests: XCTestCase {
    @MainActor func testReturnGoesThroughTheForm() async {
        let screen = newScreen()
        screen.textFields[0].becomeFirstResponder()
        for index in 0..<3 {
            XCTAssertTrue(screen.textFieldShouldReturn(screen.textFields[index]))
            XCTAssertEqual(focus(of: screen), [index + 1])
        }
        XCTAssertTrue(screen.textFieldShouldReturn(screen.textFields[3]))
        XCTAssertEqual(focus(of: screen), [])
    }

    @MainActor func testReturnInAnotherFieldChangesNothing() async {
        let screen = newScreen()
        screen.textFields[2].becomeFirstResponder()
        XCTAssertTrue(screen.textFieldShouldReturn(FormField()))
        XCTAssertEqual(focus(of: screen), [2])
    }

    /// Returns the fields that have the focus.
    @MainActor
    private func focus(of screen: CreateOrderViewController) -> [Int] {
        screen.textFields.indices.filter { screen.textFields[$0].isFirstResponder }
    }

    @MainActor
    private func newScreen() -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: InteractorSpy(), router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
