import Foundation
import Shared

@testable import Accounts

/// A delegate that writes down what the view model has at each change.
@MainActor
final class RecordingDelegate: LoginViewModelDelegate {
    private(set) var states: [String] = []

    func loginStateDidChange(vm: LoginViewModel) {
        states.append(vm.isLoading ? "loading" : vm.errorMessage ?? "no message")
    }
}
