import Foundation

/// The data that the types of the new-order screen send each other, for each of its two use cases.
///
/// The view controller sends a request, the interactor sends a response, and the presenter sends a
/// view model.
public enum CreateOrder {
    /// The user picks a date, and it is shown as short text.
    public enum FormatExpirationDate {
        public struct Request: Equatable, Sendable {
            public let date: Date

            public init(date: Date) { self.date = date }
        }

        public struct Response: Equatable, Sendable {
            public let date: Date

            public init(date: Date) { self.date = date }
        }

        public struct ViewModel: Equatable, Sendable {
            /// The date as text, for example `6/29/07`.
            public let date: String

            public init(date: String) { self.date = date }
        }
    }

    /// The user saves the order.
    public enum CreateOrder {
        public struct Request: Equatable, Sendable {
            public let form: OrderForm

            public init(form: OrderForm) { self.form = form }
        }

        public struct Response: Equatable, Sendable {
            /// The saved order, or why it wasn't saved.
            public let result: NetworkResult<Order>

            public init(result: NetworkResult<Order>) { self.result = result }
        }

        public struct ViewModel: Equatable, Sendable {
            /// The message for the user; nil if the order was saved.
            public let errorMessage: String?

            public init(errorMessage: String?) { self.errorMessage = errorMessage }
        }
    }
}
