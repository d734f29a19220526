import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `ServiceFactory`.
@MainActor @Suite struct MyAccountFactoryTests {
    @Test(arguments: [["app", "--stub-services"], ["app", "-v", "--stub-services"]])
    func stubsAreMadeWhereTheyAreAskedFor(arguments: [String]) {
        let (factory, helpers) = newFactory(arguments)
        #expect(factory.userService is StubUserService)
        #expect(factory.facebookService is StubFacebookService)
        #expect(helpers.made == [], "stubs need no helpers")
    }

    @Test(arguments: [["app"], ["app", "--stub-services=no"]])
    func realServicesAreMadeOtherwise(arguments: [String]) {
        let (factory, _) = newFactory(arguments)
        #expect(factory.userService is UserService)
        #expect(factory.facebookService is MockFacebookService)
    }

    @Test func aServiceIsMadeOnce() {
        let (factory, helpers) = newFactory([])
        #expect(factory.userService === factory.userService)
        #expect(factory.facebookService === factory.facebookService)
        _ = factory.makeLoginViewModel()
        #expect(helpers.made.sorted() == ["Facebook", "keychain", "network"])
    }

    @Test func theViewModelUsesTheServices() async {
        let (factory, helpers) = newFactory([])
        let model = factory.makeLoginViewModel()
        model.loginWithFacebook()
        helpers.facebook.completion?(.success("abc"))
        await settle()
        #expect(helpers.network.requests.map(\.path) == ["/facebook"])
    }

    /// The helpers for a factory, and a record of which ones it has made.
    @MainActor
    private final class Helpers {
        var made: [String] = []
        let network = MockNetworkHelper()
        let facebook = MockFacebookService()
    }

    private func newFactory(_ arguments: [String]) -> (ServiceFactory, Helpers) {
        let helpers = Helpers()
        let factory = ServiceFactory(
            arguments: arguments,
            helpers: AccountHelpers(
                makeNetwork: {
                    helpers.made.append("network")
                    return helpers.network
                },
                makeKeychain: {
                    helpers.made.append("keychain")
                    return MemoryKeychainHelper()
                },
                makeFacebook: {
                    helpers.made.append("Facebook")
                    return helpers.facebook
                }))
        return (factory, helpers)
    }
}
