import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
final class MyOrderPickersTests: XCTestCase {
    @MainActor func testThePickersOpenInTheirFields() async {
        let screen = newScreen(InteractorSpy())
        XCTAssertTrue(screen.expirationDateTextField.inputView === screen.expirationDatePicker)
        XCTAssertTrue(screen.shippingMethodTextField.inputView === screen.shippingMethodPicker)
        XCTAssertNil(screen.customerNameTextField.inputView)
    }

    @MainActor func testThePickersDateIsSent() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        let date = Date(timeIntervalSinceReferenceDate: 12_345.5)
        screen.expirationDatePicker.turn(to: date)
        XCTAssertEqual(interactor.dates, [date])
    }

    @MainActor func testEachDateIsShownInItsField() async {
        let screen = newScreen(InteractorSpy())
        for text in ["6/29/07", "6/30/07"] {
            screen.displayExpirationDate(viewModel: .init(date: text))
            XCTAssertEqual(screen.textFields.map(\.text), [nil, nil, text, nil])
        }
    }

    @MainActor func testTheRowsAreTheCurrentMethods() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        XCTAssertEqual(screen.numberOfComponents(in: screen.shippingMethodPicker), 1)
        XCTAssertEqual(screen.shippingMethodPicker.rows, ["By bike", "By train"])
        interactor.shippingMethods = ["By ship"]
        XCTAssertEqual(screen.shippingMethodPicker.rows, ["By ship"])
    }

    @MainActor func testARowThatDoesNotExistHasNoTitle() async {
        let screen = newScreen(InteractorSpy())
        for row in [-1, 2] {
            XCTAssertNil(
                screen.pickerView(screen.shippingMethodPicker, titleForRow: row, forComponent: 0))
        }
    }

    @MainActor func testASelectedMethodIsShownInItsField() async {
        let screen = newScreen(InteractorSpy())
        screen.shippingMethodPicker.turn(to: 1)
        XCTAssertEqual(screen.textFields.map(\.text), [nil, nil, nil, "By train"])
        for row in [-1, 2] {
            screen.shippingMethodPicker.turn(to: row)
            XCTAssertEqual(screen.shippingMethodTextField.text, "By train", "row \(row)")
        }
    }

    @MainActor func testIsFreedWithItsPickers() async {
        weak var freed: CreateOrderViewController?
        do {
            let screen = newScreen(InteractorSpy())
            freed = screen
            XCTAssertEqual(screen.shippingMethodPicker.rows.count, 2)
        }
        XCTAssertNil(freed)
    }

    @MainActor
    private func newScreen(_ interactor: InteractorSpy) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
