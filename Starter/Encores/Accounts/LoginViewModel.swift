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
    var delegate: (any LoginViewModelDelegate)?  // TODO: Hold it weakly.

    private let fbService: any FacebookServiceProtocol
    private let userService: any UserServiceProtocol

    init(fbService: any FacebookServiceProtocol, userService: any UserServiceProtocol) {
        self.fbService = fbService
        self.userService = userService
    }

    /// Calls `onComplete` immediately if a user is already logged in. Otherwise it does nothing.
    func start() {
        // TODO: Ask the user service for its user.
    }

    /// Checks the fields, then logs in with the user service, using exactly what was typed.
    ///
    /// It does nothing while the view model is waiting for an answer.
    func login() {
        // TODO: Check the fields, then call the user service once, and handle its answer.
    }

    /// Checks the fields, then registers with the user service, using exactly what was typed.
    ///
    /// It does nothing while the view model is waiting for an answer.
    func register() {
        // TODO: Do the same as in login(), with the other method of the user service.
    }

    /// Logs in with a token from Facebook, and ignores the fields.
    ///
    /// If the user cancels, there is no message. It does nothing while the view model is waiting.
    func loginWithFacebook() {
        // TODO: Ask Facebook for a token, and send it to the user service.
    }
}
