import Shared

/// Logs a user in, or registers one.
///
/// Where a field can't be sent, a message says which, the first of them, and nothing is sent. When an
/// answer has come, whatever it is, the password is forgotten.
@MainActor
final class LoginViewModel {
    /// What the user has typed.
    var email = ""
    var password = ""
    /// What the user is told; nil where there is nothing to say.
    private(set) var errorMessage: String?
    /// Whether an answer is awaited.
    private(set) var isLoading = false

    /// Called once when somebody is logged in. Then no answer is awaited any more.
    var onComplete: ((User) -> Void)?
    /// It is told of each change once, after it, and held weakly.
    weak var delegate: (any LoginViewModelDelegate)?

    private let fbService: any FacebookServiceProtocol
    private let userService: any UserServiceProtocol

    init(fbService: any FacebookServiceProtocol, userService: any UserServiceProtocol) {
        self.fbService = fbService
        self.userService = userService
    }

    /// Completes at once where somebody is logged in already. Otherwise it does nothing.
    func start() {
        if let user = userService.currentUser { onComplete?(user) }
    }

    /// Checks the fields, and has the user service log in with just what was typed.
    ///
    /// While an answer is awaited, it does nothing.
    func login() {
        guard !isLoading, checkFields() else { return }
        begin()
        userService.login(email: email, password: password) { [weak self] in self?.end($0) }
    }

    /// Checks the fields, and has the user service register with just what was typed.
    ///
    /// While an answer is awaited, it does nothing.
    func register() {
        guard !isLoading, checkFields() else { return }
        begin()
        userService.register(email: email, password: password) { [weak self] in self?.end($0) }
    }

    /// Has Facebook ask the user, and logs in with its token. The fields don't matter.
    ///
    /// Where the user has cancelled, there is no message. While an answer is awaited, it does nothing.
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

    /// Whether both fields can be sent. Where one can't, a message says which.
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

    /// Says that an answer is awaited. The message before is gone.
    private func begin() {
        isLoading = true
        errorMessage = nil
        delegate?.loginStateDidChange(vm: self)
    }

    /// Takes an answer: completes with its user, or says why there is none.
    private func end(_ result: Result<User, UserServiceError>) {
        switch result {
        case .success(let user):
            end(message: nil)
            onComplete?(user)
        case .failure(let error):
            end(message: LoginMessages.text(for: error))
        }
    }

    /// Ends what `begin()` has begun, with a message or without one.
    private func end(message: String?) {
        isLoading = false
        errorMessage = message
        password = ""
        delegate?.loginStateDidChange(vm: self)
    }
}
