import Shared

/// The one place that makes the services of the app.
@MainActor
final class ServiceFactory {
    private let usesStubs: Bool
    private let helpers: AccountHelpers
    private var madeUserService: (any UserServiceProtocol)?
    private var madeFacebookService: (any FacebookServiceProtocol)?

    /// A factory that makes stubs where one of the arguments is `--stub-services`.
    init(arguments: [String], helpers: AccountHelpers) {
        usesStubs = arguments.contains("--stub-services")
        self.helpers = helpers
    }

    /// The user service of the whole app: the same one for all who ask.
    ///
    /// It is made when it is first asked for. A stub needs no helper, so then none is made.
    var userService: any UserServiceProtocol {
        if let madeUserService { return madeUserService }
        let service: any UserServiceProtocol =
            usesStubs
            ? StubUserService()
            : UserService(network: helpers.makeNetwork(), keychain: helpers.makeKeychain())
        madeUserService = service
        return service
    }

    /// The Facebook service of the whole app, made in the same way.
    var facebookService: any FacebookServiceProtocol {
        if let madeFacebookService { return madeFacebookService }
        let service = usesStubs ? StubFacebookService() : helpers.makeFacebook()
        madeFacebookService = service
        return service
    }

    /// A new view model for each login, with the services of the app.
    func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(fbService: facebookService, userService: userService)
    }
}
