/// What the view controller asks for: the interactor, or a spy in a test.
@MainActor
public protocol CreateOrderBusinessLogic: AnyObject {
    var shippingMethods: [String] { get }

    func formatExpirationDate(request: CreateOrder.FormatExpirationDate.Request)
    func createOrder(request: CreateOrder.CreateOrder.Request)
}

/// What the interactor tells: the presenter, or a spy in a test.
@MainActor
public protocol CreateOrderPresentationLogic: AnyObject {
    func presentExpirationDate(response: CreateOrder.FormatExpirationDate.Response)
    func presentCreatedOrder(response: CreateOrder.CreateOrder.Response)
}

/// What the presenter tells: the view controller, or a spy in a test.
@MainActor
public protocol CreateOrderDisplayLogic: AnyObject {
    func displayExpirationDate(viewModel: CreateOrder.FormatExpirationDate.ViewModel)
    func displayCreatedOrder(viewModel: CreateOrder.CreateOrder.ViewModel)
}

/// What leads away from the screen: the router, or a spy in a test.
@MainActor
public protocol CreateOrderRoutingLogic: AnyObject {
    /// Leads back to the screen before this one.
    func routeBack()
}

/// Where orders are kept: a server, a file, or a spy in a test.
@MainActor
public protocol OrdersStore: AnyObject {
    /// Saves an order, and calls `completion` once: later, or before it returns.
    func createOrder(
        _ form: OrderForm, completion: @escaping @MainActor (NetworkResult<Order>) -> Void)
}
