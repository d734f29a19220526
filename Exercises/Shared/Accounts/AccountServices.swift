/// Who knows the user: a service over the network, a stub, or a mock in a test.
@MainActor
public protocol UserServiceProtocol: AnyObject {
    typealias Completion = @MainActor (Result<User, UserServiceError>) -> Void

    /// Who is logged in; nil where nobody is.
    var currentUser: User? { get }

    /// Logs a user in, and calls `completion` once: later, or before it returns.
    func login(email: String, password: String, completion: @escaping Completion)
    /// Logs a user in who comes from Facebook.
    func login(facebookToken: String, completion: @escaping Completion)
    /// Makes a new account, and logs its user in.
    func register(email: String, password: String, completion: @escaping Completion)
    func logout()
}

/// Who asks Facebook for a user: the only one that knows Facebook's framework.
@MainActor
public protocol FacebookServiceProtocol: AnyObject {
    /// Shows Facebook's window, and calls `completion` once with a token for the server.
    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void)
}
