import Shared
import XCTest

@testable import Orders

final class MyOrderSavingTests: XCTestCase {
    @MainActor func testExpectsAnAlertOfASpy() async {
        let screen = CreateOrderViewController(
            interactor: InteractorSpy(), router: RouterSpy())
        screen.saveButtonTapped()
        XCTAssertEqual(screen.presentedAlert, Alert(message: "The name is missing."))
    }

    @MainActor func testTheRouterPopsAScreenThatIsNotOnTop() async {
        let (router, screen) = (CreateOrderRouter(), ViewController())
        router.viewController = screen
        router.routeBack()
        XCTAssertEqual(screen.navigationController?.viewControllers.count, 1)
    }
}
