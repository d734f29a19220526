import Shared

/// Navigates away from the screen for a new order.
@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    /// The screen. It is held weakly, because the screen holds the router.
    var viewController: ViewController?  // TODO: Hold it weakly.

    /// Goes back to the screen below this one.
    func routeBack() {
        // TODO: Pop the screen from its navigation controller.
    }
}
