/// Logs users in and out: a service over the network, a stub, or a mock in a test.
@MainActor
public protocol UserServiceProtocol: AnyObject {
    typealias Completion = @MainActor (Result<User, UserServiceError>) -> Void

    /// The user who is logged in; nil if there is none.
    var currentUser: User? { get }

    /// Logs a user in, and calls `completion` once, either later or before it returns.
    func login(email: String, password: String, completion: @escaping Completion)
    /// Logs in a user with a token from Facebook.
    func login(facebookToken: String, completion: @escaping Completion)
    /// Creates a new account, and logs its user in.
    func register(email: String, password: String, completion: @escaping Completion)
    func logout()
}

/// Logs users in with Facebook. Only this service knows Facebook's framework.
@MainActor
public protocol FacebookServiceProtocol: AnyObject {
    /// Shows Facebook's window, and calls `completion` once with a token for the server.
    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void)
}
