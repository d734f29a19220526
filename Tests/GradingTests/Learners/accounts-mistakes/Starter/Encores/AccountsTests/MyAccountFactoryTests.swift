import Shared
import TestHelpers
import XCTest

@testable import Accounts

final class MyAccountFactoryTests: XCTestCase {
    @MainActor func testExpectsTwoUserServices() async {
        let factory = ServiceFactory(arguments: ["app", "--stub-services"], helpers: helpers)
        XCTAssertFalse(factory.userService === factory.userService)
    }

    @MainActor func testOnlyThatThereIsAService() async {
        let factory = ServiceFactory(arguments: [], helpers: helpers)
        XCTAssertNotNil(factory.makeLoginViewModel())
    }

    @MainActor private var helpers: AccountHelpers {
        AccountHelpers(
            makeNetwork: { MockNetworkHelper() }, makeKeychain: { MemoryKeychainHelper() },
            makeFacebook: { MockFacebookService() })
    }
}
