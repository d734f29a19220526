import Shared

/// A recording mock: it writes down how it is called, and answers what a test says.
///
/// Mocks usually live among the tests. This one is part of the app's module, so that mistakes can be
/// planted in it.
@MainActor
final class MockUserService: UserServiceProtocol {
    // MARK: What a test sets

    /// Who is logged in. Nothing but a test and `logout()` changes it.
    var currentUser: User?
    /// The user of an answer that succeeds.
    var user = User(id: 7, email: "ana@example.com", token: "mock")
    /// Whether an answer fails; it is looked at when the answer is given.
    var shouldFailLogin = false
    /// How an answer fails.
    var error = UserServiceError.unauthorized
    /// Whether a call is answered before it returns. Otherwise it waits for `answer()`.
    var answersAtOnce = true

    // MARK: What it writes down

    private(set) var didLogin = false
    private(set) var didRegister = false
    /// What came with the last call.
    private(set) var requestedEmail: String?
    private(set) var requestedPassword: String?
    private(set) var requestedFacebookToken: String?
    /// The calls that want an answer.
    private(set) var requestCount = 0

    private var waiting: [Completion] = []

    // MARK: What it does

    /// Writes down `didLogin`, the address and the password, before it answers.
    func login(email: String, password: String, completion: @escaping Completion) {
        // TODO: Write down the call, and answer it or keep it.
    }

    /// Writes down `didLogin` and the token, before it answers.
    func login(facebookToken: String, completion: @escaping Completion) {
        // TODO: Write down the call, and answer it or keep it.
    }

    /// Writes down `didRegister`, the address and the password, before it answers.
    func register(email: String, password: String, completion: @escaping Completion) {
        // TODO: Write down the call, and answer it or keep it.
    }

    /// Then nobody is logged in.
    func logout() {
        // TODO: Forget the current user.
    }

    /// Answers all calls that wait, each of them once, and lets go of them.
    func answer() {
        // TODO: Answer the calls that wait.
    }
}
