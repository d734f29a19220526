import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks `textFieldShouldReturn(_:)` of `CreateOrderViewController`: where the focus goes.
final class OrderFocusTests: XCTestCase {
    @MainActor func testReturnMovesTheFocusToTheNextField() async {
        let screen = newScreen()
        for index in 0..<3 {
            assertFocus(of: screen, afterReturnIn: index, isIn: index + 1)
        }
    }

    @MainActor func testReturnInTheLastFieldTakesTheFocusAway() async {
        let screen = newScreen()
        assertFocus(of: screen, afterReturnIn: 3, isIn: nil)
        // Return again: no field has the focus, and none gets it.
        _ = screen.textFieldShouldReturn(screen.textFields[3])
        XCTAssertEqual(
            screen.textFields.map(\.isFirstResponder), [false, false, false, false],
            "for each field: whether it has the focus, after return in the last one, twice")
    }

    @MainActor func testReturnGoesThroughTheForm() async {
        let screen = newScreen()
        screen.textFields[0].becomeFirstResponder()
        var way: [Int] = []
        for _ in 0..<6 {
            guard let index = screen.textFields.firstIndex(where: \.isFirstResponder) else { break }
            way.append(index)
            _ = screen.textFields[index].delegate?.textFieldShouldReturn(screen.textFields[index])
        }
        XCTAssertEqual(
            way, [0, 1, 2, 3],
            "indexes of the fields that have the focus, one after the other, with return in each")
    }

    @MainActor func testReturnInAnotherFieldChangesNothing() async {
        let screen = newScreen()
        assertFocus(of: screen, afterReturnIn: 1, isIn: 2)
        let other = FormField()
        screen.view.addSubview(other)
        let answer = screen.textFieldShouldReturn(other)
        XCTAssertEqual(
            answer, true, "what textFieldShouldReturn answers for any other field")
        XCTAssertEqual(
            screen.textFields.map(\.isFirstResponder), [false, false, true, false],
            "for each field: whether it has the focus, after return in any other field"
        )
    }

    @MainActor func testTheTextsStay() async {
        let screen = newScreen()
        for field in screen.textFields { field.text = "text" }
        assertFocus(of: screen, afterReturnIn: 0, isIn: 1)
        assertFocus(of: screen, afterReturnIn: 3, isIn: nil)
        XCTAssertEqual(
            screen.textFields.map { $0.text ?? "nil" }, ["text", "text", "text", "text"],
            "texts of the fields after return in the first and in the last one")
    }

    /// Gives a field the focus, presses return, and checks which field has the focus then.
    @MainActor
    private func assertFocus(
        of screen: CreateOrderViewController, afterReturnIn index: Int, isIn expected: Int?,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let fields = screen.textFields
        fields[index].becomeFirstResponder()
        let answer = screen.textFieldShouldReturn(fields[index])
        XCTAssertEqual(
            fields.map(\.isFirstResponder), fields.indices.map { $0 == expected },
            "for each field: whether it has the focus, after return in field \(index)",
            file: file, line: line)
        XCTAssertEqual(
            answer, true, "what textFieldShouldReturn answers for field \(index)",
            file: file, line: line)
    }

    @MainActor
    private func newScreen() -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: InteractorSpy(), router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
