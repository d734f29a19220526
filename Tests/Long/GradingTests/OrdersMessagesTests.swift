import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of the usual mistakes in the encore Orders, with all the words.
final class OrdersMessagesTests: XCTestCase {
    func testTheUsualMistakes() throws {
        let stage = try FixtureLearner(
            name: "orders-mistakes", standIns: ["Encores/OrdersTests/OrderSpies.swift"]
        ).gradeStage("Orders")
        XCTAssertEqual(
            stage.shownFailures.split(separator: "\n")
                .filter { !$0.contains("Tests/Encores/") }.joined(separator: "\n"),
            #"""
              ✗ OrderInteractorTests.testListsTheShippingMethods
                shippingMethods of the interactor
                  expected: ["Standard Shipping", "Two-Day Shipping", "One-Day Shipping"]
                  actual:   ["Standard Shipping", "Two Day Shipping", "One Day Shipping"]
              ✗ OrderInteractorTests.testTheWorkerPassesTheAnswerOn
                answers of the worker, where the store answers .failed("No connection")
                  expected: ["failed: No connection"]
                  actual:   []
              ✗ OrderInteractorTests.testTellsThatTheOrderIsSaved
                what the presenter gets before the answer
                  expected: []
                  actual:   ["order 1"]
              ✗ OrderInteractorTests.testTellsWhyTheOrderIsNotSaved
                what the presenter gets after createOrder and .failed("No connection")
                  expected: ["failed: No connection"]
                  actual:   ["order 1"]
              ✗ OrderInteractorTests.testIsFreedWhileASaveIsUnderWay
                The interactor isn't freed when its owner lets go of it, while the store has
                not answered. The closure for the answer holds it: write [weak self] in it.
                  expected: freed
                  actual:   still held
              ✗ OrderPresenterTests.testAShortDateInTheUnitedStates
                dates that are displayed for 2007-06-29 11:00:00 +0000, with the locale
                en_US, the calendar gregorian and the time zone GMT
                  expected: ["6/29/07"]
                  actual:   ["06/29/07"]
              ✗ OrderPresenterTests.testAShortDateElsewhere
                dates that are displayed for 2007-06-29 11:00:00 +0000, with the locale
                de_DE, the calendar gregorian and the time zone GMT
                  expected: ["29.06.07"]
                  actual:   ["06/29/07"]
              ✗ OrderPresenterTests.testMonthAndDayWithOneDigit
                dates that are displayed for 2007-03-04 09:20:00 +0000, with the locale
                en_US, the calendar gregorian and the time zone GMT
                  expected: ["3/4/07"]
                  actual:   ["03/04/07"]
              ✗ OrderPresenterTests.testTheTimeZoneDecidesTheDay
                dates that are displayed for 2007-06-29 23:30:00 +0000, with the locale
                en_US, the calendar gregorian and the time zone GMT
                  expected: ["6/29/07"]
                  actual:   ["06/29/07"]
              ✗ OrderPresenterTests.testTheCalendarDecidesTheYear
                dates that are displayed for 2007-06-29 11:00:00 +0000, with the locale
                en_US, the calendar buddhist and the time zone GMT
                  expected: ["6/29/2550 BE"]
                  actual:   ["06/29/07"]
              ✗ OrderPresenterTests.testTheLastDaysOfAYear
                dates that are displayed for 2007-12-31 12:00:00 +0000, with the locale
                en_US, the calendar gregorian and the time zone GMT
                  expected: ["12/31/07"]
                  actual:   ["12/31/08"]
              ✗ OrderPresenterTests.testYearsOfOtherCenturies
                dates that are displayed for 1999-12-31 00:00:00 +0000, with the locale
                en_US, the calendar gregorian and the time zone GMT
                  expected: ["12/31/99"]
                  actual:   ["12/31/00"]
              ✗ OrderPresenterTests.testAnOrderThatIsSaved
                error messages that are displayed after presentCreatedOrder ("saved" where
                it is nil)
                  expected: ["saved"]
                  actual:   []
              ✗ OrderPresenterTests.testAnOrderThatIsNotSaved
                error messages that are displayed after presentCreatedOrder ("saved" where
                it is nil)
                  expected: ["The order is not saved. No connection."]
                  actual:   ["No connection."]
              ✗ OrderPresenterTests.testHoldsTheScreenWeakly
                The screen isn't freed while its presenter is there. The presenter holds it:
                write weak var viewController.
                  expected: freed
                  actual:   still held
              ✗ OrderPickersTests.testThePickersAreInputViewsOfTheirFields
                what opens in the fields customerName, cardNumber, expirationDate,
                shippingMethod
                  expected: ["the keyboard", "the keyboard", "a date picker", "a picker"]
                  actual:   ["the keyboard", "the keyboard", "a picker", "a date picker"]
              ✗ OrderPickersTests.testTurningTheDatePickerSendsItsDate
                dates that the interactor gets, in seconds since 1970, after the date picker
                was turned to two dates
                  expected: [1183123456.75, 0.0]
                  actual:   [978307200.0, 978307200.0]
              ✗ OrderPickersTests.testDisplaysTheDateInItsField
                text of expirationDateTextField after another date
                  expected: 6/30/07
                  actual:   6/29/07
              ✗ OrderPickersTests.testThePickerHasOneComponent
                numberOfComponents(in: shippingMethodPicker)
                  expected: 1
                  actual:   3
              ✗ OrderPickersTests.testThePickerShowsTheMethodsOfThatMoment
                Starter/Encores/Orders/CreateOrderViewController+Pickers.swift:35:35
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  interactor.shippingMethods[row]
                  the test:  XCTAssertEqual(
              ✗ OrderPickersTests.testRowsThatAreNotThereHaveNoTitle
                Starter/Encores/Orders/CreateOrderViewController+Pickers.swift:35:35
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  interactor.shippingMethods[row]
                  the test:  let titles = [-1, 0, 1, 2, .max].map { row in
              ✗ OrderPickersTests.testSelectingShowsTheMethodInItsField
                texts of the fields after row 1 of shippingMethodPicker was selected
                  expected: ["", "", "", "By train"]
                  actual:   ["", "", "By train", ""]
              ✗ OrderPickersTests.testSelectingARowThatIsNotThereChangesNothing
                Starter/Encores/Orders/CreateOrderViewController+Pickers.swift:39:66
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  expirationDateTextField.text = interactor.shippingMethods[row]
                  the test:  screen.shippingMethodPicker.turn(to: row)
              ✗ OrderPickersTests.testIsFreedWithItsPickersSet
                The screen isn't freed when its owner lets go of it. The date picker holds
                it: write [weak self] in the closure for onValueChanged.
                  expected: freed
                  actual:   still held
              ✗ OrderFocusTests.testReturnInTheLastFieldTakesTheFocusAway
                Starter/Encores/Orders/CreateOrderViewController+Focus.swift:8:26
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return textFields[index + 1].becomeFirstResponder()
                  the test:  assertFocus(of: screen, afterReturnIn: 3, isIn: nil)
              ✗ OrderFocusTests.testReturnGoesThroughTheForm
                Starter/Encores/Orders/CreateOrderViewController+Focus.swift:8:26
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return textFields[index + 1].becomeFirstResponder()
                  the test:  _ =
                             screen.textFields[index].delegate?.textFieldShouldReturn(screen
                             .textFields[index])
              ✗ OrderFocusTests.testReturnInAnotherFieldChangesNothing
                for each field: whether it has the focus, after return in any other field
                  expected: [false, false, true, false]
                  actual:   [false, true, false, false]
              ✗ OrderFocusTests.testTheTextsStay
                Starter/Encores/Orders/CreateOrderViewController+Focus.swift:8:26
                The code stopped the program: Index out of range. The indexes of a list go
                from 0 to its count - 1.
                  the line:  return textFields[index + 1].becomeFirstResponder()
                  the test:  assertFocus(of: screen, afterReturnIn: 3, isIn: nil)
              ✗ OrderSavingTests.testSendsWhatTheFieldsHold
                forms that the interactor gets after saveButtonTapped()
                  expected: [" Ana  | 4111 | 6/29/07 | By bike"]
                  actual:   [" Ana  | 4111 | By bike | 6/29/07"]
              ✗ OrderSavingTests.testSendsFieldsWithoutText
                forms that the interactor gets, when only cardNumberTextField has text
                  expected: [" | 4111 |  | "]
                  actual:   []
              ✗ OrderSavingTests.testASecondTapIsIgnored
                forms that the interactor gets after two taps, while the first save is under
                way
                  expected: 1
                  actual:   2
              ✗ OrderSavingTests.testASuccessOnlyRoutesBack
                alert after a save that succeeded
                  expected: none
                  actual:   Saved
              ✗ OrderSavingTests.testAFailureOnlyShowsAnAlert
                calls of routeBack() after a save that failed
                  expected: 0
                  actual:   1
              ✗ OrderSavingTests.testTheRouterLeadsBack
                screens of the navigation controller after routeBack(), of three
                  expected: 2
                  actual:   3
              ✗ OrderSavingTests.testTheRouterHoldsTheScreenWeakly
                The screen isn't freed while its router is there. The router holds it: write
                weak var viewController.
                  expected: freed
                  actual:   still held
            """#)
        XCTAssertEqual(
            stage.shownOwnTests,
            #"""
            MyOrderFocusTests.testAFieldOnNoViewCannotHaveTheFocus
            XCTAssertTrue(screen.textFields[1].isFirstResponder)
            It ran on the finished code, where a right test passes:
            'screen.textFields[1].isFirstResponder' is false.
            Your test never calls loadViewIfNeeded(), and nothing is bound before it.

            MyOrderInteractorTests.testExpectsTheEndOfASaveWithoutAnAnswer
            XCTAssertEqual(presenter.orderResponses.count, 1)
            It ran on the finished code, where a right test passes:
              expected: 1
              actual:   0
            It expects what one of the planted bugs does: The interactor reports a success before the store has answered. Read that rule of the exercise again.

            MyOrderInteractorTests.testExpectsTheEndOfASaveAtOnce
            XCTAssertEqual(presenter.orderResponses.count, 1)
              expected: 1
              actual:   0
            It asks for too much. It fails on code that is right: The interactor sends the presenter the result of a save a little later, after the store has answered.

            MyOrderPickersTests.testForgetsToLoadTheView
            XCTAssertEqual(screen.shippingMethodPicker.rows, ["By bike", "By train"])
            It ran on the finished code, where a right test passes:
              expected: ["By bike", "By train"]
              actual:   []
            Your test never calls loadViewIfNeeded(), and nothing is bound before it.

            MyOrderPresenterTests.testExpectsTheTextOfAnotherCountry
            XCTAssertEqual(screen.dates, ["6/29/07"])
            It ran on the finished code, where a right test passes:
              expected: ["6/29/07"]
              actual:   ["29/06/2007"]
            It expects what one of the planted bugs does: The date is put together by hand, as in the United States and in this century, whatever is passed. Read that rule of the exercise again.

            MyOrderPresenterTests.testForgetsToConnectItsSpy
            XCTAssertEqual(screen.errorMessages, ["The order is not saved. Offline."])
            It ran on the finished code, where a right test passes:
              expected: [Optional("The order is not saved. Offline.")]
              actual:   []
            Your test makes 'screen' in line 22, and calls nothing of it before it looks in line 24.

            MyOrderSavingTests.testExpectsAnAlertOfASpy
            XCTAssertEqual(screen.presentedAlert, Alert(message: "The name is missing."))
            It ran on the finished code, where a right test passes:
              screen.presentedAlert:                  nil
              Alert(message: "The name is missing."): Alert(message: "The name is missing.")

            MyOrderSavingTests.testTheRouterPopsAScreenThatIsNotOnTop
            XCTAssertEqual(screen.navigationController?.viewControllers.count, 1)
            It ran on the finished code, where a right test passes:
              expected: 1
              actual:   nil

            MyOrderInteractorTests.testOnlyThatThereAreMethods
            It asserts that there is something, and not what. Compare the value.

            MyOrderPickersTests.testComparesTheSpyWithItself
            It looks only at a part, such as how many there are. Compare all that comes, also every call of an output: XCTAssertEqual(results, […]).
            """#)
    }
}
