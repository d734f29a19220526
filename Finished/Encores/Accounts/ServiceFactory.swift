import Shared

/// Creates the services of the app, in one place.
@MainActor
final class ServiceFactory {
    private let usesStubs: Bool
    private let helpers: AccountHelpers
    private var madeUserService: (any UserServiceProtocol)?
    private var madeFacebookService: (any FacebookServiceProtocol)?

    /// Creates a factory, which makes stubs if one of the arguments is `--stub-services`.
    init(arguments: [String], helpers: AccountHelpers) {
        usesStubs = arguments.contains("--stub-services")
        self.helpers = helpers
    }

    /// The user service of the whole app: the same object each time.
    ///
    /// It is created when it is first needed. A stub needs no helpers, so none are created for it.
    var userService: any UserServiceProtocol {
        if let madeUserService { return madeUserService }
        let service: any UserServiceProtocol =
            usesStubs
            ? StubUserService()
            : UserService(network: helpers.makeNetwork(), keychain: helpers.makeKeychain())
        madeUserService = service
        return service
    }

    /// The Facebook service of the whole app, created in the same way.
    var facebookService: any FacebookServiceProtocol {
        if let madeFacebookService { return madeFacebookService }
        let service = usesStubs ? StubFacebookService() : helpers.makeFacebook()
        madeFacebookService = service
        return service
    }

    /// Creates a new view model for each login, with the services of the app.
    func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(fbService: facebookService, userService: userService)
    }
}
