import Shared

// Never goes back, and holds the screen strongly.
@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    var viewController: ViewController?

    func routeBack() {
        viewController?.dismissAlert()
    }
}
