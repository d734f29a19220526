import Shared

/// Leads away from the screen for a new order.
@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    /// The screen. It is held weakly, since the screen holds the router.
    var viewController: ViewController?  // TODO: Hold it weakly.

    /// Leads back to the screen below this one.
    func routeBack() {
        // TODO: Pop the screen from its navigation controller.
    }
}
