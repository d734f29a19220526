import Shared
import TerminalKit

@testable import Accounts

/// The screen of the encore Accounts: a login, with real services or stubs.
@MainActor
final class AccountsScreen: Screen, LoginViewModelDelegate {
    let heading: String
    var onChange: (() -> Void)?
    private let factory: ServiceFactory
    private let usesStubs: Bool
    private var model: LoginViewModel
    private var focus = AccountsState.Focus.email
    private var user: User?
    private var missing: [String] = []

    /// - Parameter arguments: The launch arguments, which the factory reads.
    init(heading: String, arguments: [String], helpers: AccountHelpers = .terminal) {
        self.heading = heading
        factory = ServiceFactory(arguments: arguments, helpers: helpers)
        usesStubs = factory.userService is StubUserService
        model = factory.makeLoginViewModel()
    }

    var takesText: Bool { user == nil }

    var keys: [KeyHelp] {
        guard user == nil else {
            return [
                KeyHelp(key: "Enter", action: "log out"), KeyHelp(key: "Esc", action: "menu"),
                KeyHelp(key: "q", action: "quit"),
            ]
        }
        return [
            KeyHelp(key: "Tab", action: "next"), KeyHelp(key: "Enter", action: "press"),
            KeyHelp(key: "Esc", action: "menu"),
        ]
    }

    func open() {
        // If an ordinary password is refused, the validator has most likely not been written yet.
        missing = FieldValidator.password.validate("coffee1") ? [] : AccountsView.exercises
        begin()
    }

    /// Shows the login, or the user who is already logged in.
    private func begin() {
        model = factory.makeLoginViewModel()
        model.delegate = self
        model.onComplete = { [weak self] user in
            self?.user = user
            self?.onChange?()
        }
        focus = .email
        model.start()
    }

    func loginStateDidChange(vm: LoginViewModel) {
        onChange?()
    }

    /// The view model's current state.
    var state: AccountsState {
        AccountsState(
            email: model.email, passwordLength: model.password.count, focus: focus,
            isLoading: model.isLoading, message: model.errorMessage, user: user?.email,
            usesStubs: usesStubs, missing: missing)
    }

    func handle(_ key: Key, size: WindowSize) {
        guard user == nil else {
            if key == .enter || key == .character(" ") {
                factory.userService.logout()
                user = nil
                begin()
            }
            return
        }
        switch key {
        case .tab, .down: focus = focus.moved(by: 1)
        case .backTab, .up: focus = focus.moved(by: -1)
        case .enter: press()
        case .character(" ") where focus != .email && focus != .password: press()
        case .character(let character): change { $0.append(character) }
        case .pasted(let text): change { $0 += PlainText.line(text) }
        case .backspace: change { _ = $0.popLast() }
        default: break
        }
    }

    /// Presses Return, which moves to the next field, or taps a button.
    private func press() {
        switch focus {
        case .email:
            focus = .password
            return
        case .password, .login: model.login()
        case .register: model.register()
        case .facebook: model.loginWithFacebook()
        }
        let hasHappened = model.isLoading || model.errorMessage != nil || user != nil
        missing = hasHappened ? [] : ["account-login"]
    }

    /// Changes the text of the focused field.
    private func change(_ body: (inout String) -> Void) {
        switch focus {
        case .email: body(&model.email)
        case .password: body(&model.password)
        case .login, .register, .facebook: break
        }
    }

    func body(size: WindowSize, style: Style) -> [String] {
        AccountsView.lines(
            of: state, server: AccountHelpers.server, columns: size.columns, style: style)
    }

    func page(columns: Int) -> [String] {
        AccountsView.lines(of: state, server: AccountHelpers.server, columns: columns, style: nil)
    }
}
