import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for `textFieldShouldReturn(_:)`.
@MainActor @Suite struct MyOrderFocusTests {
    @Test func returnGoesThroughTheForm() {
        let screen = newScreen()
        screen.textFields[0].becomeFirstResponder()
        for index in 0..<3 {
            #expect(screen.textFieldShouldReturn(screen.textFields[index]))
            #expect(focus(of: screen) == [index + 1])
        }
        #expect(screen.textFieldShouldReturn(screen.textFields[3]))
        #expect(focus(of: screen) == [])
    }

    @Test func returnInAnotherFieldChangesNothing() {
        let screen = newScreen()
        screen.textFields[2].becomeFirstResponder()
        #expect(screen.textFieldShouldReturn(FormField()))
        #expect(focus(of: screen) == [2])
    }

    /// Returns the fields that have the focus.
    private func focus(of screen: CreateOrderViewController) -> [Int] {
        screen.textFields.indices.filter { screen.textFields[$0].isFirstResponder }
    }

    private func newScreen() -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: InteractorSpy(), router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
