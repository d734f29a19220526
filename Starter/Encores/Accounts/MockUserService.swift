import Shared

/// A mock that records how it is called, and answers with what a test sets.
///
/// Mocks usually live with the tests. This one is part of the app's module, so that bugs can be
/// planted in it.
@MainActor
final class MockUserService: UserServiceProtocol {
    // MARK: What a test sets

    /// The user who is logged in. Only a test and `logout()` change it.
    var currentUser: User?
    /// The user in a successful answer.
    var user = User(id: 7, email: "ana@example.com", token: "mock")
    /// Whether an answer fails. It is read when the answer is given.
    var shouldFailLogin = false
    /// The error in a failed answer.
    var error = UserServiceError.unauthorized
    /// Whether each call is answered before it returns. Otherwise, calls wait for `answer()`.
    var answersAtOnce = true

    // MARK: What it records

    private(set) var didLogin = false
    private(set) var didRegister = false
    /// The arguments of the last call.
    private(set) var requestedEmail: String?
    private(set) var requestedPassword: String?
    private(set) var requestedFacebookToken: String?
    /// The number of calls to `login` and `register`, whether or not they were answered.
    private(set) var requestCount = 0

    private var waiting: [Completion] = []

    // MARK: What it does

    /// Records `didLogin`, the email address and the password before it answers.
    func login(email: String, password: String, completion: @escaping Completion) {
        // TODO: Record the call, and answer it or keep it.
    }

    /// Records `didLogin` and the token before it answers.
    func login(facebookToken: String, completion: @escaping Completion) {
        // TODO: Record the call, and answer it or keep it.
    }

    /// Records `didRegister`, the email address and the password before it answers.
    func register(email: String, password: String, completion: @escaping Completion) {
        // TODO: Record the call, and answer it or keep it.
    }

    /// Logs the user out.
    func logout() {
        // TODO: Forget the current user.
    }

    /// Answers each waiting call once, and then forgets it.
    func answer() {
        // TODO: Answer the waiting calls.
    }
}
