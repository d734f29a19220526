import Shared

@MainActor
final class LoginViewModel {
    var email = ""
    var password = ""
    private(set) var errorMessage: String?
    private(set) var isLoading = false

    var onComplete: ((User) -> Void)?
    var delegate: (any LoginViewModelDelegate)?

    private let fbService: any FacebookServiceProtocol
    private let userService: any UserServiceProtocol

    init(fbService: any FacebookServiceProtocol, userService: any UserServiceProtocol) {
        self.fbService = fbService
        self.userService = userService
    }

    func start() {
        onComplete?(userService.currentUser!)
    }

    func login() {
        guard FieldValidator.email.validate(email), FieldValidator.password.validate(password)
        else {
            errorMessage = LoginMessages.email
            return
        }
        userService.login(email: email.lowercased(), password: password) { result in
            self.end(result)
        }
        isLoading = true
        delegate?.loginStateDidChange(vm: self)
    }

    func register() {
        userService.login(email: email, password: password) { result in self.end(result) }
        userService.register(email: email, password: password) { result in self.end(result) }
    }

    func loginWithFacebook() {
        fbService.login { result in
            switch result {
            case .success(let token):
                self.userService.login(facebookToken: token) { self.end($0) }
            case .failure:
                self.errorMessage = LoginMessages.facebook
            }
        }
    }

    private func end(_ result: Result<User, UserServiceError>) {
        switch result {
        case .success(let user):
            onComplete?(user)
            isLoading = false
        case .failure(let error):
            errorMessage = LoginMessages.text(for: error)
            delegate?.loginStateDidChange(vm: self)
        }
    }
}
