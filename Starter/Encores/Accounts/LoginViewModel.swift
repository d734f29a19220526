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
    var delegate: (any LoginViewModelDelegate)?  // TODO: Hold it weakly.

    private let fbService: any FacebookServiceProtocol
    private let userService: any UserServiceProtocol

    init(fbService: any FacebookServiceProtocol, userService: any UserServiceProtocol) {
        self.fbService = fbService
        self.userService = userService
    }

    /// Completes at once where somebody is logged in already. Otherwise it does nothing.
    func start() {
        // TODO: Ask the user service for its user.
    }

    /// Checks the fields, and has the user service log in with just what was typed.
    ///
    /// While an answer is awaited, it does nothing.
    func login() {
        // TODO: Check the fields, then call the user service once, and take its answer.
    }

    /// Checks the fields, and has the user service register with just what was typed.
    ///
    /// While an answer is awaited, it does nothing.
    func register() {
        // TODO: The same, with the other function of the user service.
    }

    /// Has Facebook ask the user, and logs in with its token. The fields don't matter.
    ///
    /// Where the user has cancelled, there is no message. While an answer is awaited, it does nothing.
    func loginWithFacebook() {
        // TODO: Ask Facebook for a token, and send it to the user service.
    }
}
