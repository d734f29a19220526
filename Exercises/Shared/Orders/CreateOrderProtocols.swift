/// Handles the view controller's requests: the interactor, or a spy in a test.
@MainActor
public protocol CreateOrderBusinessLogic: AnyObject {
    var shippingMethods: [String] { get }

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request)
    func createOrder(request: CreateOrder.CreateOrder.Request)
}

/// Gets the interactor's responses: the presenter, or a spy in a test.
@MainActor
public protocol CreateOrderPresentationLogic: AnyObject {
    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response)
    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response)
}

/// Displays what the presenter sends: the view controller, or a spy in a test.
@MainActor
public protocol CreateOrderDisplayLogic: AnyObject {
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel)
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel)
}

/// Navigates away from the screen: the router, or a spy in a test.
@MainActor
public protocol CreateOrderRoutingLogic: AnyObject {
    /// Goes back to the previous screen.
    func routeBack()
}

/// Keeps orders: a server, a file, or a spy in a test.
@MainActor
public protocol OrdersStore: AnyObject {
    /// Saves an order, and calls `completion` once, either later or before it returns.
    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void)
}
