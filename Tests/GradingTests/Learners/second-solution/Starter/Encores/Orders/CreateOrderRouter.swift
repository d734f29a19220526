import Shared

@MainActor
final class CreateOrderRouter: CreateOrderRoutingLogic {
    weak var viewController: ViewController?

    func routeBack() {
        if let navigation = viewController?.navigationController { navigation.popViewController() }
    }
}
