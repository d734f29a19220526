import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks where `textFieldShouldReturn(_:)` of `CreateOrderViewController` moves the focus.
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
        // No field has the focus now. If Return is pressed again, no field may get it.
        _ = screen.textFieldShouldReturn(screen.textFields[3])
        XCTAssertEqual(
            screen.textFields.map(\.isFirstResponder), [false, false, false, false],
            "for each field, whether it has the focus after Return was pressed twice in the last one"
        )
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
            "indexes of the fields that get the focus, one after the other, when Return is pressed "
                + "in each")
    }

    @MainActor func testReturnInAnotherFieldChangesNothing() async {
        let screen = newScreen()
        assertFocus(of: screen, afterReturnIn: 1, isIn: 2)
        let other = FormField()
        screen.view.addSubview(other)
        let answer = screen.textFieldShouldReturn(other)
        XCTAssertEqual(
            answer, true, "result of textFieldShouldReturn(_:) for a field that isn't in textFields"
        )
        XCTAssertEqual(
            screen.textFields.map(\.isFirstResponder), [false, false, true, false],
            "for each field, whether it has the focus after Return in a field that isn't in textFields"
        )
    }

    @MainActor func testTheTextsStay() async {
        let screen = newScreen()
        for field in screen.textFields { field.text = "text" }
        assertFocus(of: screen, afterReturnIn: 0, isIn: 1)
        assertFocus(of: screen, afterReturnIn: 3, isIn: nil)
        XCTAssertEqual(
            screen.textFields.map { $0.text ?? "nil" }, ["text", "text", "text", "text"],
            "texts of the fields after Return in the first and in the last one")
    }

    /// Gives a field the focus, presses Return, and checks which field has the focus afterwards.
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
            "for each field, whether it has the focus after Return in textFields[\(index)]",
            file: file, line: line)
        XCTAssertEqual(
            answer, true, "result of textFieldShouldReturn(_:) for textFields[\(index)]",
            file: file, line: line)
    }

    @MainActor
    private func newScreen() -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: InteractorSpy(), router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
