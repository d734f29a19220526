import Foundation
import Shared

/// Creates the screen for a new order, with everything that it needs.
///
/// There is nothing to fill in here.
@MainActor
enum CreateOrderScene {
    /// Creates a screen that saves in `store`, and formats dates as the user's computer does.
    static func make(
        store: any OrdersStore, locale: Locale = .current, calendar: Calendar = .current,
        timeZone: TimeZone = .current
    ) -> CreateOrderViewController {
        let presenter = CreateOrderPresenter(
            locale: locale, calendar: calendar, timeZone: timeZone)
        let interactor = CreateOrderInteractor(
            presenter: presenter, worker: OrdersWorker(store: store))
        let router = CreateOrderRouter()
        let viewController = CreateOrderViewController(interactor: interactor, router: router)
        presenter.viewController = viewController
        router.viewController = viewController
        return viewController
    }
}
