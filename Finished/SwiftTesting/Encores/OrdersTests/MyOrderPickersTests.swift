import Foundation
import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for the pickers of `CreateOrderViewController`.
@MainActor @Suite struct MyOrderPickersTests {
    @Test func thePickersOpenInTheirFields() {
        let screen = newScreen(InteractorSpy())
        #expect(screen.expirationDateTextField.inputView === screen.expirationDatePicker)
        #expect(screen.shippingMethodTextField.inputView === screen.shippingMethodPicker)
        #expect(screen.customerNameTextField.inputView == nil)
    }

    @Test func thePickersDateIsSent() {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        let date = Date(timeIntervalSinceReferenceDate: 12_345.5)
        screen.expirationDatePicker.turn(to: date)
        #expect(interactor.dates == [date])
    }

    @Test func eachDateIsShownInItsField() {
        let screen = newScreen(InteractorSpy())
        for text in ["6/29/07", "6/30/07"] {
            screen.displayExpirationDate(viewModel: .init(date: text))
            #expect(screen.textFields.map(\.text) == [nil, nil, text, nil])
        }
    }

    @Test func theRowsAreTheCurrentMethods() {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        #expect(screen.numberOfComponents(in: screen.shippingMethodPicker) == 1)
        #expect(screen.shippingMethodPicker.rows == ["By bike", "By train"])
        interactor.shippingMethods = ["By ship"]
        #expect(screen.shippingMethodPicker.rows == ["By ship"])
    }

    @Test(arguments: [-1, 2])
    func aRowThatDoesNotExistHasNoTitle(row: Int) {
        let screen = newScreen(InteractorSpy())
        #expect(
            screen.pickerView(screen.shippingMethodPicker, titleForRow: row, forComponent: 0)
                == nil)
    }

    @Test func aSelectedMethodIsShownInItsField() {
        let screen = newScreen(InteractorSpy())
        screen.shippingMethodPicker.turn(to: 1)
        #expect(screen.textFields.map(\.text) == [nil, nil, nil, "By train"])
        for row in [-1, 2] {
            screen.shippingMethodPicker.turn(to: row)
            #expect(screen.shippingMethodTextField.text == "By train", "row \(row)")
        }
    }

    @Test func isFreedWithItsPickers() {
        weak var freed: CreateOrderViewController?
        do {
            let screen = newScreen(InteractorSpy())
            freed = screen
            #expect(screen.shippingMethodPicker.rows.count == 2)
        }
        #expect(freed == nil)
    }

    private func newScreen(_ interactor: InteractorSpy) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: RouterSpy())
        screen.loadViewIfNeeded()
        return screen
    }
}
