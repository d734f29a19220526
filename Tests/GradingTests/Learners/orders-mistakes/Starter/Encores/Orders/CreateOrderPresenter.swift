import Foundation
import Shared

// Uses a fixed date format with the year of the week, and holds the screen strongly.
@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    var viewController: (any CreateOrderDisplayLogic)?

    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone

    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MM/dd/YY"
        let text = formatter.string(from: response.date)
        viewController?.displayExpirationDate(viewModel: .init(date: text))
    }

    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        if case .failed(let reason) = response.result {
            viewController?.displayCreatedOrder(viewModel: .init(errorMessage: reason))
        }
    }
}
