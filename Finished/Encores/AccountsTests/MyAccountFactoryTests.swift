import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `ServiceFactory`.
final class MyAccountFactoryTests: XCTestCase {
    @MainActor func testStubsAreMadeWhereTheyAreAskedFor() async {
        for arguments in [["app", "--stub-services"], ["app", "-v", "--stub-services"]] {
            let (factory, helpers) = newFactory(arguments)
            XCTAssertTrue(factory.userService is StubUserService, "\(arguments)")
            XCTAssertTrue(factory.facebookService is StubFacebookService, "\(arguments)")
            XCTAssertEqual(helpers.made, [], "stubs need no helpers")
        }
    }

    @MainActor func testRealServicesAreMadeOtherwise() async {
        for arguments in [["app"], ["app", "--stub-services=no"]] {
            let (factory, _) = newFactory(arguments)
            XCTAssertTrue(factory.userService is UserService, "\(arguments)")
            XCTAssertTrue(factory.facebookService is MockFacebookService, "\(arguments)")
        }
    }

    @MainActor func testAServiceIsMadeOnce() async {
        let (factory, helpers) = newFactory([])
        XCTAssertTrue(factory.userService === factory.userService)
        XCTAssertTrue(factory.facebookService === factory.facebookService)
        _ = factory.makeLoginViewModel()
        XCTAssertEqual(helpers.made.sorted(), ["Facebook", "keychain", "network"])
    }

    @MainActor func testTheViewModelUsesTheServices() async {
        let (factory, helpers) = newFactory([])
        let model = factory.makeLoginViewModel()
        model.loginWithFacebook()
        helpers.facebook.completion?(.success("abc"))
        await settle()
        XCTAssertEqual(helpers.network.requests.map(\.path), ["/facebook"])
    }

    /// The helpers for a factory, and a record of which ones it has made.
    @MainActor
    private final class Helpers {
        var made: [String] = []
        let network = MockNetworkHelper()
        let facebook = MockFacebookService()
    }

    @MainActor
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
