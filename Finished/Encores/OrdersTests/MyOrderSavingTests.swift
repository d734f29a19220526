import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Your tests for saving, and for `CreateOrderRouter`.
final class MyOrderSavingTests: XCTestCase {
    private let saved = CreateOrder.CreateOrder.ViewModel(errorMessage: nil)
    private let failed = CreateOrder.CreateOrder.ViewModel(errorMessage: "Offline")

    @MainActor func testSendsWhatTheFieldsHold() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        for (field, text) in zip(screen.textFields, ["Ana", "4111", "6/29/07", "By bike"]) {
            field.text = text
        }
        screen.saveButtonTapped()
        XCTAssertEqual(interactor.forms, [.ana])
    }

    @MainActor func testSendsAnUntouchedForm() async {
        let interactor = InteractorSpy()
        newScreen(interactor).saveButtonTapped()
        XCTAssertEqual(
            interactor.forms,
            [OrderForm(customerName: "", cardNumber: "", expirationDate: "", shippingMethod: "")])
    }

    @MainActor func testASecondTapIsIgnoredUntilTheSaveHasEnded() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        XCTAssertEqual(interactor.forms.count, 1)
        screen.displayCreatedOrder(viewModel: failed)
        screen.saveButtonTapped()
        XCTAssertEqual(interactor.forms.count, 2)
    }

    @MainActor func testAnImmediateAnswerEndsTheSave() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        interactor.onCreateOrder = { [weak screen, failed] in
            screen?.displayCreatedOrder(viewModel: failed)
        }
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        XCTAssertEqual(interactor.forms.count, 2)
    }

    @MainActor func testASaveThatSucceedsRoutesBack() async {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.displayCreatedOrder(viewModel: saved)
        XCTAssertEqual(router.count, 1)
        XCTAssertNil(screen.presentedAlert)
    }

    @MainActor func testASaveThatFailsShowsAnAlert() async {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.displayCreatedOrder(viewModel: failed)
        XCTAssertEqual(screen.presentedAlert, Alert(message: "Offline"))
        XCTAssertEqual(router.count, 0)
    }

    @MainActor func testTheRouterLeadsBackOneScreen() async {
        let navigation = NavigationController()
        let screens = [ViewController(), ViewController(), ViewController()]
        for screen in screens { navigation.pushViewController(screen) }
        let router = CreateOrderRouter()
        router.viewController = screens[2]
        router.routeBack()
        XCTAssertTrue(navigation.viewControllers.last === screens[1])
    }

    @MainActor func testTheRouterHoldsTheScreenWeakly() async {
        let router = CreateOrderRouter()
        weak var freed: ViewController?
        do {
            let screen = ViewController()
            freed = screen
            router.viewController = screen
        }
        XCTAssertNil(freed)
    }

    @MainActor
    private func newScreen(
        _ interactor: InteractorSpy, _ router: RouterSpy = RouterSpy()
    ) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: router)
        screen.loadViewIfNeeded()
        return screen
    }
}
