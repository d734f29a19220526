import Shared
import TestHelpers
import XCTest

@testable import Orders

/// Checks how `CreateOrderViewController` saves, and how `CreateOrderRouter` goes back.
final class OrderSavingTests: XCTestCase {
    private let saved = CreateOrder.CreateOrder.ViewModel(errorMessage: nil)
    private let failed = CreateOrder.CreateOrder.ViewModel(errorMessage: "No connection")

    @MainActor func testSendsWhatTheFieldsHold() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        for (field, text) in zip(screen.textFields, [" Ana ", "4111", "6/29/07", "By bike"]) {
            field.text = text
        }
        screen.saveButtonTapped()
        XCTAssertEqual(
            interactor.forms.map(\.words), [" Ana  | 4111 | 6/29/07 | By bike"],
            "forms that the interactor gets after saveButtonTapped()")
    }

    @MainActor func testSendsFieldsWithoutText() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        for field in screen.textFields { field.text = nil }
        screen.cardNumberTextField.text = "4111"
        screen.saveButtonTapped()
        XCTAssertEqual(
            interactor.forms.map(\.words), [" | 4111 |  | "],
            "forms that the interactor gets, when only cardNumberTextField has text")
    }

    @MainActor func testASecondTapIsIgnored() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        XCTAssertEqual(
            interactor.forms.count, 1,
            "number of forms that the interactor gets after two taps, while the first save is in "
                + "progress")
    }

    @MainActor func testCanSaveAgainAfterAFailure() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        for _ in 0..<3 {
            screen.saveButtonTapped()
            screen.displayCreatedOrder(viewModel: failed)
        }
        XCTAssertEqual(
            interactor.forms.count, 3,
            "number of forms that the interactor gets after three taps, if each save fails before the "
                + "next tap")
    }

    @MainActor func testCanSaveAgainAfterASuccess() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        screen.saveButtonTapped()
        screen.displayCreatedOrder(viewModel: saved)
        screen.saveButtonTapped()
        XCTAssertEqual(
            interactor.forms.count, 2,
            "number of forms that the interactor gets after two taps, if the first save has succeeded "
                + "before the second tap")
    }

    @MainActor func testAnAnswerBeforeTheCallReturnsEndsTheSave() async {
        let interactor = InteractorSpy()
        let screen = newScreen(interactor)
        interactor.onSave = { [weak screen, failed] in
            screen?.displayCreatedOrder(viewModel: failed)
        }
        screen.saveButtonTapped()
        screen.saveButtonTapped()
        XCTAssertEqual(
            interactor.forms.count, 2,
            "number of forms that the interactor gets after two taps, when each save fails before "
                + "createOrder returns: set isSaving before that call")
    }

    @MainActor func testASuccessOnlyRoutesBack() async {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.saveButtonTapped()
        XCTAssertEqual(
            router.count, 0, "number of calls to routeBack() while the save is in progress")
        screen.displayCreatedOrder(viewModel: saved)
        XCTAssertEqual(router.count, 1, "number of calls to routeBack() after a successful save")
        XCTAssertEqual(
            screen.presentedAlert?.message ?? "none", "none",
            "message of the alert after a successful save")
    }

    @MainActor func testAFailureOnlyShowsAnAlert() async {
        let router = RouterSpy()
        let screen = newScreen(InteractorSpy(), router)
        screen.saveButtonTapped()
        screen.displayCreatedOrder(viewModel: failed)
        XCTAssertEqual(
            screen.presentedAlert?.message ?? "none", "No connection",
            "message of the alert after a save that failed with No connection")
        XCTAssertEqual(router.count, 0, "number of calls to routeBack() after a failed save")
    }

    @MainActor func testTheRouterLeadsBack() async {
        let navigation = NavigationController()
        let screens = [ViewController(), ViewController(), ViewController()]
        for screen in screens { navigation.pushViewController(screen) }
        let router = CreateOrderRouter()
        router.viewController = screens[2]
        router.routeBack()
        XCTAssertEqual(
            navigation.viewControllers.count, 2,
            "number of screens in the navigation controller after routeBack(); there were three")
        XCTAssertEqual(
            navigation.viewControllers.last === screens[1], true,
            "whether the second of three screens is on top after routeBack()")
    }

    @MainActor func testTheRouterHoldsTheScreenWeakly() async {
        let router = CreateOrderRouter()
        weak var freed: ViewController?
        do {
            let screen = ViewController()
            freed = screen
            router.viewController = screen
        }
        await assertFreed(
            freed,
            "The screen isn't freed as long as its router exists. The router holds it: write "
                + "weak var viewController.")
    }

    /// Returns a screen with text in each field.
    @MainActor
    private func newScreen(
        _ interactor: InteractorSpy, _ router: RouterSpy = RouterSpy()
    ) -> CreateOrderViewController {
        let screen = CreateOrderViewController(interactor: interactor, router: router)
        screen.loadViewIfNeeded()
        for field in screen.textFields { field.text = "text" }
        return screen
    }
}
