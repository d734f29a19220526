import Foundation
import Shared

@testable import Accounts

/// A spy that replaces the user service: it records its calls as text, and answers when a test
/// calls `answer(_:)`.
@MainActor
final class UserServiceSpy: UserServiceProtocol {
    var currentUser: User?
    /// The answer that a call gets before it returns; nil if calls wait for `answer(_:)`.
    var answerAtOnce: Result<User, UserServiceError>?
    private(set) var calls: [String] = []
    private var waiting: [Completion] = []

    func login(email: String, password: String, completion: @escaping Completion) {
        note("login \(email) \(password)", completion)
    }

    func login(facebookToken: String, completion: @escaping Completion) {
        note("facebook \(facebookToken)", completion)
    }

    func register(email: String, password: String, completion: @escaping Completion) {
        note("register \(email) \(password)", completion)
    }

    func logout() { calls.append("logout") }

    private func note(_ call: String, _ completion: @escaping Completion) {
        calls.append(call)
        if let answerAtOnce { completion(answerAtOnce) } else { waiting.append(completion) }
    }

    /// Answers all pending calls.
    func answer(_ result: Result<User, UserServiceError>) {
        let completions = waiting
        waiting = []
        for completion in completions { completion(result) }
    }
}

/// A spy that replaces Facebook: it counts its calls, and answers when a test calls `answer(_:)`.
@MainActor
final class FacebookServiceSpy: FacebookServiceProtocol {
    private(set) var count = 0
    private var waiting: [@MainActor (Result<String, FacebookError>) -> Void] = []

    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void) {
        count += 1
        waiting.append(completion)
    }

    func answer(_ result: Result<String, FacebookError>) {
        let completions = waiting
        waiting = []
        for completion in completions { completion(result) }
    }
}

/// Records the view model's state at each call.
@MainActor
final class LoginDelegateSpy: LoginViewModelDelegate {
    private(set) var states: [String] = []

    func loginStateDidChange(vm: LoginViewModel) {
        states.append(vm.isLoading ? "loading" : vm.errorMessage ?? "no message")
    }
}

/// A spy that replaces the network: it records requests, and answers when a test calls `answer`.
@MainActor
final class NetworkSpy: NetworkHelperProtocol {
    private(set) var requests: [AccountRequest] = []
    private var waiting: [@MainActor (Result<AccountResponse, NoAnswer>) -> Void] = []

    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void
    ) {
        requests.append(request)
        waiting.append(completion)
    }

    /// Answers all pending requests with a status and a text.
    func answer(_ status: Int, _ text: String) {
        answer(.success(AccountResponse(status: status, body: Data(text.utf8))))
    }

    func answer(_ result: Result<AccountResponse, NoAnswer>) {
        let completions = waiting
        waiting = []
        for completion in completions { completion(result) }
    }
}

extension Result where Success == User, Failure == UserServiceError {
    /// The result as text, for example `user 7` or `unauthorized`.
    var words: String {
        switch self {
        case .success(let user): "user \(user.id)"
        case .failure(let error): "\(error)"
        }
    }
}

extension User? {
    /// The user as text, for example `user 7 ana@example.com t0ken`, or `no user`.
    var words: String { map { "user \($0.id) \($0.email) \($0.token)" } ?? "no user" }
}

extension User {
    static let ana = User(id: 7, email: "ana@example.com", token: "t0ken")
}
