import Shared

@MainActor
final class ServiceFactory {
    private let helpers: AccountHelpers
    private let network: any NetworkHelperProtocol
    private let usesStubs: Bool

    init(arguments: [String], helpers: AccountHelpers) {
        self.helpers = helpers
        network = helpers.makeNetwork()
        usesStubs = arguments.last?.hasPrefix("--stub-services") ?? true
    }

    var userService: any UserServiceProtocol {
        usesStubs
            ? StubUserService() : UserService(network: network, keychain: helpers.makeKeychain())
    }

    var facebookService: any FacebookServiceProtocol {
        helpers.makeFacebook()
    }

    func makeLoginViewModel() -> LoginViewModel {
        LoginViewModel(fbService: facebookService, userService: StubUserService())
    }
}
