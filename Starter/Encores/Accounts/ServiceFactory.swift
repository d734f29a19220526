import Shared

/// Creates the services of the app, in one place.
@MainActor
final class ServiceFactory {
    private let helpers: AccountHelpers

    /// Creates a factory, which makes stubs if one of the arguments is `--stub-services`.
    init(arguments: [String], helpers: AccountHelpers) {
        // TODO: Find out whether the arguments ask for stubs.
        self.helpers = helpers
    }

    /// The user service of the whole app: the same object each time.
    ///
    /// It is created when it is first needed. A stub needs no helpers, so none are created for it.
    var userService: any UserServiceProtocol {
        // TODO: Make a stub, or a service with its helpers. Keep it for the next time.
        StubUserService()
    }

    /// The Facebook service of the whole app, created in the same way.
    var facebookService: any FacebookServiceProtocol {
        // TODO: Do the same for Facebook.
        StubFacebookService()
    }

    /// Creates a new view model for each login, with the services of the app.
    func makeLoginViewModel() -> LoginViewModel {
        // TODO: Pass the services of the app.
        LoginViewModel(fbService: StubFacebookService(), userService: StubUserService())
    }
}
