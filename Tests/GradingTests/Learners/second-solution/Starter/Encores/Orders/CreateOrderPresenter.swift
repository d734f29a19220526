import Foundation
import Shared

@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    weak var viewController: (any CreateOrderDisplayLogic)?
    private let formatter = DateFormatter()

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        var calendar = calendar
        calendar.timeZone = timeZone
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.locale = locale
        formatter.dateStyle = .short
    }

    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        viewController?.displayExpirationDate(
            viewModel: .init(date: formatter.string(from: response.date)))
    }

    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        var message: String?
        if case .failed(let reason) = response.result {
            message = ["The order is not saved.", reason].joined(separator: " ")
        }
        viewController?.displayCreatedOrder(viewModel: .init(errorMessage: message))
    }
}
