import Shared

/// Logs in a user, or registers a new one.
///
/// If a field isn't valid, nothing is sent, and a message names the first field that isn't. After
/// every answer, the password is cleared.
@MainActor
final class LoginViewModel {
    /// The text that the user has typed.
    var email = ""
    var password = ""
    /// The message for the user; nil if there is none.
    private(set) var errorMessage: String?
    /// Whether the view model is waiting for an answer.
    private(set) var isLoading = false

    /// Called once when a user is logged in. By then, the view model has stopped waiting.
    var onComplete: ((User) -> Void)?
    /// The object to notify once after each change. It is held weakly.
    weak var delegate: (any LoginViewModelDelegate)?

    private let fbService: any FacebookServiceProtocol
    private let userService: any UserServiceProtocol

    init(fbService: any FacebookServiceProtocol, userService: any UserServiceProtocol) {
        self.fbService = fbService
        self.userService = userService
    }

    /// Calls `onComplete` immediately if a user is already logged in. Otherwise it does nothing.
    func start() {
        if let user = userService.currentUser { onComplete?(user) }
    }

    /// Checks the fields, then logs in with the user service, using exactly what was typed.
    ///
    /// It does nothing while the view model is waiting for an answer.
    func login() {
        guard !isLoading, checkFields() else { return }
        begin()
        userService.login(email: email, password: password) { [weak self] in self?.end($0) }
    }

    /// Checks the fields, then registers with the user service, using exactly what was typed.
    ///
    /// It does nothing while the view model is waiting for an answer.
    func register() {
        guard !isLoading, checkFields() else { return }
        begin()
        userService.register(email: email, password: password) { [weak self] in self?.end($0) }
    }

    /// Logs in with a token from Facebook, and ignores the fields.
    ///
    /// If the user cancels, there is no message. It does nothing while the view model is waiting.
    func loginWithFacebook() {
        guard !isLoading else { return }
        begin()
        fbService.login { [weak self] result in
            switch result {
            case .success(let token):
                self?.userService.login(facebookToken: token) { [weak self] in self?.end($0) }
            case .failure(.cancelled):
                self?.end(message: nil)
            case .failure(.failed):
                self?.end(message: LoginMessages.facebook)
            }
        }
    }

    /// Returns whether both fields can be sent. If one can't, a message says which.
    private func checkFields() -> Bool {
        if !FieldValidator.email.validate(email) {
            errorMessage = LoginMessages.email
        } else if !FieldValidator.password.validate(password) {
            errorMessage = LoginMessages.password
        } else {
            return true
        }
        delegate?.loginStateDidChange(vm: self)
        return false
    }

    /// Starts waiting for an answer, and clears the old message.
    private func begin() {
        isLoading = true
        errorMessage = nil
        delegate?.loginStateDidChange(vm: self)
    }

    /// Handles an answer: completes with its user, or shows why there is none.
    private func end(_ result: Result<User, UserServiceError>) {
        switch result {
        case .success(let user):
            end(message: nil)
            onComplete?(user)
        case .failure(let error):
            end(message: LoginMessages.text(for: error))
        }
    }

    /// Ends the wait that `begin()` started, with or without a message.
    private func end(message: String?) {
        isLoading = false
        errorMessage = message
        password = ""
        delegate?.loginStateDidChange(vm: self)
    }
}
