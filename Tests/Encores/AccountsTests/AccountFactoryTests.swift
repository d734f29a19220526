import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `ServiceFactory`: which services it makes, with which helpers, and how many of each.
final class AccountFactoryTests: XCTestCase {
    @MainActor func testTheArgumentDecides() async {
        let lists = [
            ["--stub-services"], ["/usr/bin/app", "accounts", "--stub-services"],
            ["app", "--stub-services", "-v"],
        ]
        for arguments in lists {
            check(arguments, "StubUserService, StubFacebookService")
        }
        check([], "UserService, FacebookServiceSpy")
    }

    @MainActor func testRealServicesAreMadeOtherwise() async {
        let lists = [
            ["app"], ["app", "stub-services"], ["app", "--no-stub-services"],
            ["app", "--stub-services=no"], ["/--stub-services/app"], ["app", "--Stub-Services"],
        ]
        for arguments in lists { check(arguments, "UserService, FacebookServiceSpy") }
    }

    @MainActor func testStubsNeedNoHelper() async {
        for (arguments, helpers) in [(["--stub-services"], 0), ([], 3)] {
            let made = Made()
            let factory = newFactory(made, arguments)
            _ = factory.makeLoginViewModel()
            _ = (factory.userService, factory.facebookService)
            XCTAssertEqual(
                made.helpers.count, helpers,
                "number of helpers that are made with the arguments \(arguments)"
            )
        }
    }

    @MainActor func testAHelperIsMadeWhenItIsNeeded() async {
        let made = Made()
        let factory = newFactory(made, [])
        XCTAssertEqual(made.helpers, [], "helpers that are made before a service is needed")
        for _ in 0..<2 { _ = factory.userService }
        XCTAssertEqual(
            made.helpers.sorted(), ["keychain", "network"],
            "helpers that are made when userService is read twice")
        for _ in 0..<2 { _ = factory.facebookService }
        for _ in 0..<2 { _ = factory.makeLoginViewModel() }
        XCTAssertEqual(
            made.helpers.sorted(), ["facebook", "keychain", "network"],
            "helpers that are made for all services and two view models")
    }

    @MainActor func testAllShareTheServices() async {
        for arguments in [[], ["--stub-services"]] {
            let factory = newFactory(Made(), arguments)
            let (users, facebook) = (factory.userService, factory.facebookService)
            XCTAssertEqual(
                factory.userService === users, true,
                "whether userService is the same object each time, with the arguments \(arguments)")
            XCTAssertEqual(
                factory.facebookService === facebook, true,
                "whether facebookService is the same object each time, with the arguments \(arguments)"
            )
        }
    }

    @MainActor func testTheUserServiceGetsTheHelpers() async {
        let made = Made()
        let factory = newFactory(made, [])
        made.keychain.set("{", for: "something")
        factory.userService.login(facebookToken: "abc") { _ in }
        await assertEventually(
            made.network.requests.map(\.path), ["/facebook"],
            "paths of the requests to the network helper after a login with the factory's user "
                + "service")
        made.network.answer(200, #"{"id": 7, "email": "ana@example.com", "token": "t0ken"}"#)
        await assertEventually(
            made.keychain.texts.count, 2,
            "number of texts in the keychain after the answer (there was one before)")
    }

    @MainActor func testTheViewModelGetsTheServices() async {
        let made = Made()
        let factory = newFactory(made, [])
        let model = factory.makeLoginViewModel()
        model.email = "ana@example.com"
        model.password = "coffee12"
        model.login()
        await assertEventually(
            made.network.requests.map(\.path), ["/login"],
            "paths of the requests to the network helper after the view model's login()")
        let other = factory.makeLoginViewModel()
        other.loginWithFacebook()
        await assertEventually(
            made.facebook.count, 1,
            "number of calls to Facebook after the view model's loginWithFacebook()")
    }

    @MainActor func testEachLoginHasItsOwnViewModel() async {
        let made = Made()
        let factory = newFactory(made, [])
        let first = factory.makeLoginViewModel()
        first.email = "ana@example.com"
        first.password = "coffee12"
        first.login()
        await assertEventually(
            made.network.requests.count, 1,
            "number of requests after the first view model's login()")
        let second = factory.makeLoginViewModel()
        XCTAssertEqual(
            first === second, false,
            "whether makeLoginViewModel() returns the same view model twice")
        XCTAssertEqual(second.password, "", "password of the second view model")
    }

    /// Compares the types of both services.
    @MainActor
    private func check(
        _ arguments: [String], _ expected: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let factory = newFactory(Made(), arguments)
        XCTAssertEqual(
            "\(type(of: factory.userService)), \(type(of: factory.facebookService))", expected,
            "types of the services with the arguments \(arguments)", file: file, line: line)
    }

    /// The helpers for a factory, and the names of the helpers that the factory has made so far.
    @MainActor
    private final class Made {
        var helpers: [String] = []
        let network = NetworkSpy()
        let keychain = MemoryKeychainHelper()
        let facebook = FacebookServiceSpy()
    }

    @MainActor
    private func newFactory(_ made: Made, _ arguments: [String]) -> ServiceFactory {
        let helpers = AccountHelpers(
            makeNetwork: {
                made.helpers.append("network")
                return made.network
            },
            makeKeychain: {
                made.helpers.append("keychain")
                return made.keychain
            },
            makeFacebook: {
                made.helpers.append("facebook")
                return made.facebook
            })
        return ServiceFactory(arguments: arguments, helpers: helpers)
    }
}
