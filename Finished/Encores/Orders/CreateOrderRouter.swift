import Shared

/// Navigates away from the screen for a new order.
@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    /// The screen. It is held weakly, because the screen holds the router.
    weak var viewController: ViewController?

    /// Goes back to the screen below this one.
    func routeBack() {
        viewController?.navigationController?.popViewController()
    }
}
