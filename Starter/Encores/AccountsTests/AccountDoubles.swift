import Foundation
import Shared

@testable import Accounts

/// A delegate that records the view model's state at each change.
@MainActor
final class RecordingDelegate: LoginViewModelDelegate {
    private(set) var states: [String] = []

    func loginStateDidChange(vm: LoginViewModel) {
        states.append(vm.isLoading ? "loading" : vm.errorMessage ?? "no message")
    }
}
