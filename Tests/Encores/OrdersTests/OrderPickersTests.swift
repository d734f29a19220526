import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks the pickers of `CreateOrderViewController`: what they show, and what a choice does.
final class OrderPickersTests: XCTestCase {
    @MainActor func testThePickersAreInputViewsOfTheirFields() async {
        let screen = newScreen(InteractorSpy())
        func name(_ view: (any InputView)?) -> String {
            switch view {
            case nil: "the keyboard"
            case is DatePicker: "a date picker"
            default: "a picker"
            }
        }
        XCTAssertEqual(
            screen.textFields.map { name($0.inputView) },
            ["the keyboard", "the keyboard", "a date picker", "a picker"],
            "what opens for the fields customerName, cardNumber, expirationDate and shippingMethod")
        XCTAssertEqual(
            screen.expirationDateTextField.inputView === screen.expirationDatePicker, true,
            "whether expirationDatePicker is the inputView of expirationDateTextField")
        XCTAssertEqual(
            screen.shippingMethodTextField.inputView === screen.shippingMethodPicker, true,
            "whether shippingMethodPicker is the inputView of shippingMethodTextField")
    }

    @MainActor func testTurningTheDatePickerSendsItsDate() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        let dates = [1_183_123_456.75, 0].map(Date.init(timeIntervalSince1970:))
        for date in dates { screen.expirationDatePicker.turn(to: date) }
        await waitUntil { interactor.dates.count >= dates.count }
        await settle()
        XCTAssertEqual(
            interactor.dates.map(\.timeIntervalSince1970), dates.map(\.timeIntervalSince1970),
            "dates that the interactor gets, in seconds since 1970, after the date picker is turned to "
                + "one date and then to another")
    }

    @MainActor func testDisplaysTheDateInItsField() async {
        let screen = newScreen(InteractorSpy())
        screen.displayExpirationDate(viewModel: .init(date: "6/29/07"))
        XCTAssertEqual(
            screen.textFields.map { $0.text ?? "" }, ["", "", "6/29/07", ""],
            "texts of the fields after displayExpirationDate with 6/29/07")
        screen.displayExpirationDate(viewModel: .init(date: "6/30/07"))
        XCTAssertEqual(
            screen.expirationDateTextField.text ?? "nil", "6/30/07",
            "text of expirationDateTextField after a second displayExpirationDate, with 6/30/07")
    }

    @MainActor func testThePickerHasOneComponent() async {
        let screen = newScreen(InteractorSpy())
        let picker = screen.shippingMethodPicker
        XCTAssertEqual(
            screen.numberOfComponents(in: picker), 1, "numberOfComponents(in: shippingMethodPicker)"
        )
    }

    @MainActor func testThePickerShowsTheShippingMethods() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        XCTAssertEqual(
            screen.shippingMethodPicker.rows, ["By bike", "By train"],
            "rows of shippingMethodPicker, when shippingMethods contains By bike and By train")
    }

    @MainActor func testThePickerShowsTheCurrentMethods() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        _ = screen.shippingMethodPicker.rows
        interactor.shippingMethods = ["By bike", "By train", "By ship"]
        XCTAssertEqual(
            screen.shippingMethodPicker.rows, ["By bike", "By train", "By ship"],
            "rows of shippingMethodPicker, after the interactor has got a third shipping method")
        interactor.shippingMethods = []
        XCTAssertEqual(
            screen.shippingMethodPicker.rows, [],
            "rows of shippingMethodPicker, after the interactor's shippingMethods has become empty")
    }

    @MainActor func testRowsThatDoNotExistHaveNoTitle() async {
        let screen = newScreen(InteractorSpy())
        let titles = [-1, 0, 1, 2, .max].map { row in
            screen.pickerView(screen.shippingMethodPicker, titleForRow: row, forComponent: 0)
                ?? "nil"
        }
        XCTAssertEqual(
            titles, ["nil", "By bike", "By train", "nil", "nil"],
            "titles for the rows -1, 0, 1, 2 and Int.max, with two shipping methods")
    }

    @MainActor func testSelectingShowsTheMethodInItsField() async {
        let screen = newScreen(InteractorSpy())
        screen.shippingMethodPicker.turn(to: 1)
        XCTAssertEqual(
            screen.textFields.map { $0.text ?? "" }, ["", "", "", "By train"],
            "texts of the fields after row 1 of shippingMethodPicker was selected")
        screen.shippingMethodPicker.turn(to: 0)
        XCTAssertEqual(
            screen.shippingMethodTextField.text ?? "nil", "By bike",
            "text of shippingMethodTextField after row 0 was selected")
    }

    @MainActor func testSelectingARowThatDoesNotExistChangesNothing() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        screen.shippingMethodPicker.turn(to: 1)
        interactor.shippingMethods = ["By ship"]
        for row in [-1, 1, .max] {
            screen.shippingMethodPicker.turn(to: row)
            XCTAssertEqual(
                screen.shippingMethodTextField.text ?? "nil", "By train",
                "text of shippingMethodTextField after row \(row) was selected, which doesn't exist: "
                    + "it must not change")
        }
    }

    @MainActor func testScreenIsFreedEvenIfItsPickersAreSet() async {
        weak var freed: CreateOrderViewController?
        do {
            let screen = newScreen(InteractorSpy())
            freed = screen
            XCTAssertEqual(
                screen.shippingMethodPicker.rows.count, 2, "number of rows in shippingMethodPicker")
        }
        await assertFreed(
            freed,
            "The screen isn't freed when its owner releases it. The date picker holds it: write "
                + "[weak self] in the closure for onValueChanged.")
    }

    @MainActor
    private func newScreen(_ interactor: InteractorSpy) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
