import Foundation
import Shared

/// Turns the interactor's responses into text for the screen to display.
@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    /// The screen. It is held weakly, because the screen holds the presenter through its interactor.
    weak var viewController: (any CreateOrderDisplayLogic)?

    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone

    /// Creates a presenter that writes dates for this locale, calendar and time zone.
    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// Displays the date as short text, without a time.
    ///
    /// The text follows the presenter's locale, calendar and time zone, not the computer's:
    /// `6/29/07` in `en_US`, and `29.06.07` in `de_DE`.
    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = .short
        let text = formatter.string(from: response.date)
        viewController?.displayExpirationDate(viewModel: .init(date: text))
    }

    /// Displays the result of a save.
    ///
    /// The error message is nil if the order was saved. Otherwise it is
    /// `The order is not saved.`, a space, and the reason.
    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        switch response.result {
        case .success:
            viewController?.displayCreatedOrder(viewModel: .init(errorMessage: nil))
        case .failed(let reason):
            let message = "The order is not saved. \(reason)"
            viewController?.displayCreatedOrder(viewModel: .init(errorMessage: message))
        }
    }
}
