import Foundation
import Shared

/// Turns the interactor's responses into text for the screen to display.
@MainActor
final class CreateOrderPresenter: CreateOrderPresentationLogic {
    /// The screen. It is held weakly, because the screen holds the presenter through its interactor.
    var viewController: (any CreateOrderDisplayLogic)?  // TODO: Hold it weakly.

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
        // TODO: Turn the date into short text, and pass the text to the screen.
    }

    /// Displays the result of a save.
    ///
    /// The error message is nil if the order was saved. Otherwise it is
    /// `The order is not saved.`, a space, and the reason.
    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response) {
        // TODO: Pass the error message to the screen: nil if the order was saved.
    }
}
