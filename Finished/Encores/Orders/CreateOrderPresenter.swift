import Foundation
import Shared

/// Makes texts of what the interactor tells, and has the screen display them.
@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    /// The screen. It is held weakly, since the screen holds the presenter by its interactor.
    weak var viewController: (any CreateOrderDisplayLogic)?

    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone

    /// A presenter that writes dates as people in this place do.
    init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        self.locale = locale
        self.calendar = calendar
        self.timeZone = timeZone
    }

    /// Has the date displayed as short text, without a time.
    ///
    /// It is text for the presenter's locale, calendar and time zone, whatever those of the machine
    /// are: `6/29/07` in `en_US`, and `29.06.07` in `de_DE`.
    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response) {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = .short
        formatter.timeStyle = .none
        let text = formatter.string(from: response.date)
        viewController?.displayExpirationDate(viewModel: .init(date: text))
    }

    /// Has the end of a save displayed.
    ///
    /// The error message is nil where the order was saved. Where it was not, it is
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
