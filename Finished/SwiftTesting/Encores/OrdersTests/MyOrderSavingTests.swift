import Shared
import TestHelpers
import Testing

@testable import Orders

/// Your tests for saving, and for `CreateOrderRouter`.
@MainActor @Suite struct MyOrderSavingTests {
    private let saved = CreateOrder.CreateOrder.ViewModel(errorMessage: nil)
    private let failed = CreateOrder.CreateOrder.ViewModel(errorMessage: "Offline")

    @Test func sendsWhatTheFieldsHold() {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        for (field, text) in zip(screen.textFields, ["Ana", "4111", "6/29/07", "By bike"]) {
            field.text = text
        }
        screen.saveButtonTapped()
        #expect(interactor.forms == [.ana])
    }

    @Test func sendsAnUntouchedForm() {
        let interactor = InteractorSpy()
        newScreen(interactor).saveButtonTapped()
        #expect(
            interactor.forms == [
                OrderForm(customerName: "", cardNumber: "", expirationDate: "", shippingMethod: "")
            ])
    }

    @Test func aSecondTapIsIgnoredUntilTheSaveHasEnded() {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        #expect(interactor.forms.count == 1)
        screen.displayCreatedOrder(viewModel: failed)
        screen.saveButtonTapped()
        #expect(interactor.forms.count == 2)
    }

    @Test func anImmediateAnswerEndsTheSave() {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        interactor.onCreateOrder = { [weak screen, failed] in
            screen?.displayCreatedOrder(viewModel: failed)
        }
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        #expect(interactor.forms.count == 2)
    }

    @Test func aSaveThatSucceedsRoutesBack() {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.displayCreatedOrder(viewModel: saved)
        #expect(router.count == 1)
        #expect(screen.presentedAlert == nil)
    }

    @Test func aSaveThatFailsShowsAnAlert() {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.displayCreatedOrder(viewModel: failed)
        #expect(screen.presentedAlert == Alert(message: "Offline"))
        #expect(router.count == 0)
    }

    @Test func theRouterLeadsBackOneScreen() {
        let navigation = NavigationController()
        let screens = [ViewController(), ViewController(), ViewController()]
        for screen in screens { navigation.pushViewController(screen) }
        let router = CreateOrderRouter()
        router.viewController = screens[2]
        router.routeBack()
        #expect(navigation.viewControllers.last === screens[1])
    }

    @Test func theRouterHoldsTheScreenWeakly() {
        let router = CreateOrderRouter()
        weak var freed: ViewController?
        do {
            let screen = ViewController()
            freed = screen
            router.viewController = screen
        }
        #expect(freed == nil)
    }

    private func newScreen(
        _ interactor: InteractorSpy, _ router: RouterSpy = RouterSpy()
    ) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: router)
        screen.loadViewIfNeeded()
        return screen
    }
}
