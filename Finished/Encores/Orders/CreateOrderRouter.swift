import Shared

/// Leads away from the screen for a new order.
@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    /// The screen. It is held weakly, since the screen holds the router.
    weak var viewController: ViewController?

    /// Leads back to the screen below this one.
    func routeBack() {
        viewController?.navigationController?.popViewController()
    }
}
