import Foundation
import Shared

/// Makes texts of what the interactor tells, and has the screen display them.
@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    /// The screen. It is held weakly, since the screen holds the presenter by its interactor.
    var viewController: (any CreateOrderDisplayLogic)?  // TODO: Hold it weakly.

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
        // TODO: Make short text of the date, and have the screen display it.
    }

    /// Has the end of a save displayed.
    ///
    /// The error message is nil where the order was saved. Where it was not, it is
    /// `The order is not saved.`, a space, and the reason.
    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        // TODO: Have the screen display that the order was saved, or why it was not.
    }
}
