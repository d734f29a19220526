import Shared

/// The one place that makes the services of the app.
@MainActor
final class ServiceFactory {
    private let helpers: AccountHelpers

    /// A factory that makes stubs where one of the arguments is `--stub-services`.
    init(arguments: [String], helpers: AccountHelpers) {
        // TODO: Find out whether stubs are asked for.
        self.helpers = helpers
    }

    /// The user service of the whole app: the same one for all who ask.
    ///
    /// It is made when it is first asked for. A stub needs no helper, so then none is made.
    var userService: any UserServiceProtocol {
        // TODO: Make a stub, or a service with its helpers. Keep it for those who ask again.
        StubUserService()
    }

    /// The Facebook service of the whole app, made in the same way.
    var facebookService: any FacebookServiceProtocol {
        // TODO: Do the same for Facebook.
        StubFacebookService()
    }

    /// A new view model for each login, with the services of the app.
    func makeLoginViewModel() -> LoginViewModel {
        // TODO: Pass the services of the app.
        LoginViewModel(fbService: StubFacebookService(), userService: StubUserService())
    }
}
