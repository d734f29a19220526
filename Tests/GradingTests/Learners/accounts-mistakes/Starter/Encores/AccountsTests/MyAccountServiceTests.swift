import Shared
import TestHelpers
import XCTest

@testable import Accounts

final class MyAccountServiceTests: XCTestCase {
    @MainActor func testComparesTheTextOfTheJSON() async {
        let network = MockNetworkHelper()
        let service = UserService(network: network, keychain: MemoryKeychainHelper())
        service.login(facebookToken: "abc") { _ in }
        XCTAssertEqual(
            network.requests.map { String(decoding: $0.body, as: UTF8.self) },
            [#"{"facebookToken":"abc"}"#])
    }

    @MainActor func testForgetsToAnswer() async {
        let service = UserService(
            network: MockNetworkHelper(), keychain: MemoryKeychainHelper())
        var results: [Result<User, UserServiceError>] = []
        service.login(facebookToken: "abc") { results.append($0) }
        await settle()
        XCTAssertEqual(results, [.failure(.offline)])
    }
}
