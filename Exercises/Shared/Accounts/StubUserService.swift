import Dispatch

/// A user service without a network, for trying the app. It answers a little later, as a server does.
///
/// It knows one user: `ana@example.com` with the password `coffee1`. For an address that starts with
/// `offline`, it answers that there is no connection.
@MainActor
public final class StubUserService: UserServiceProtocol {
    public private(set) var currentUser: User?
    private var passwords = ["ana@example.com": "coffee1"]
    private let delay: DispatchTimeInterval

    public init(delay: DispatchTimeInterval = .milliseconds(600)) {
        self.delay = delay
    }

    public func login(email: String, password: String, completion: @escaping Completion) {
        answer(to: email, isRight: passwords[email] == password, completion)
    }

    public func login(facebookToken: String, completion: @escaping Completion) {
        answer(to: "from.facebook@example.com", isRight: true, completion)
    }

    public func register(email: String, password: String, completion: @escaping Completion) {
        let isNew = passwords[email] == nil
        if isNew { passwords[email] = password }
        answer(to: email, isRight: isNew, completion)
    }

    public func logout() {
        currentUser = nil
    }

    private func answer(to email: String, isRight: Bool, _ completion: @escaping Completion) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
            guard !email.hasPrefix("offline") else { return completion(.failure(.offline)) }
            guard isRight else { return completion(.failure(.unauthorized)) }
            let user = User(id: 1, email: email, token: "stub")
            currentUser = user
            completion(.success(user))
        }
    }
}

/// A Facebook service without Facebook: every user gets a token.
@MainActor
public final class StubFacebookService: FacebookServiceProtocol {
    public init() {}

    public func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void) {
        DispatchQueue.main.async { completion(.success("stub")) }
    }
}
