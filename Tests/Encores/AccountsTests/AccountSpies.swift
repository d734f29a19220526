import Foundation
import Shared

@testable import Accounts

/// The user service of a tested view model: it records its calls as text, and answers when a test
/// wants it.
@MainActor
final class UserServiceSpy: UserServiceProtocol {
    var currentUser: User?
    /// The answer to calls before they return; nil if they wait.
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

    /// Answers all waiting requests.
    func answer(_ result: Result<User, UserServiceError>) {
        let completions = waiting
        waiting = []
        for completion in completions { completion(result) }
    }
}

/// Replaces Facebook, and answers when a test wants it.
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

/// Replaces the network: it keeps requests, and answers when a test wants it.
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

    /// Answers all waiting requests with a status and a text.
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
    /// `user 7`, or `unauthorized`.
    var words: String {
        switch self {
        case .success(let user): "user \(user.id)"
        case .failure(let error): "\(error)"
        }
    }
}

extension User? {
    /// `user 7 ana@example.com t0ken`, or `nobody`.
    var words: String { map { "user \($0.id) \($0.email) \($0.token)" } ?? "nobody" }
}

extension User {
    static let ana = User(id: 7, email: "ana@example.com", token: "t0ken")
}
