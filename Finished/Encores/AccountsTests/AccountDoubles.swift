import Foundation
import Shared

@testable import Accounts

/// Replaces Facebook: it counts the calls, and answers when a test tells it to.
@MainActor
final class MockFacebookService: FacebookServiceProtocol {
    private(set) var count = 0
    private(set) var completion: (@MainActor (Result<String, FacebookError>) -> Void)?

    func login(completion: @escaping @MainActor (Result<String, FacebookError>) -> Void) {
        count += 1
        self.completion = completion
    }
}

/// Replaces the network: it records requests, and answers when a test tells it to.
@MainActor
final class MockNetworkHelper: NetworkHelperProtocol {
    private(set) var requests: [AccountRequest] = []
    private(set) var completion: (@MainActor (Result<AccountResponse, NoAnswer>) -> Void)?

    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void
    ) {
        requests.append(request)
        self.completion = completion
    }

    /// Answers the last request.
    func answer(_ status: Int, _ text: String) {
        completion?(.success(AccountResponse(status: status, body: Data(text.utf8))))
    }
}

/// A delegate that records the view model's state at each change.
@MainActor
final class RecordingDelegate: LoginViewModelDelegate {
    private(set) var states: [String] = []

    func loginStateDidChange(vm: LoginViewModel) {
        states.append(vm.isLoading ? "loading" : vm.errorMessage ?? "no message")
    }
}
