import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `UserService`.
final class MyAccountServiceTests: XCTestCase {
    private let ana = #"{"id": 7, "email": "ana@example.com", "token": "t0ken"}"#

    @MainActor func testWhatIsSent() async throws {
        let network = MockNetworkHelper()
        let service = UserService(network: network, keychain: MemoryKeychainHelper())
        service.login(email: "ana@example.com", password: #"a"1\"#) { _ in }
        service.register(email: "ana@example.com", password: "asdfg1") { _ in }
        service.login(facebookToken: "abc") { _ in }
        XCTAssertEqual(network.requests.map(\.path), ["/login", "/register", "/facebook"])
        XCTAssertEqual(network.requests.map(\.method), ["POST", "POST", "POST"])
        let bodies = try network.requests.map {
            try JSONDecoder().decode([String: String].self, from: $0.body)
        }
        XCTAssertEqual(bodies[0], ["email": "ana@example.com", "password": #"a"1\"#])
    }

    @MainActor func testHowAnswersAreRead() async {
        let cases: [(Int, String, Result<User, UserServiceError>)] = [
            (200, ana, .success(User(id: 7, email: "ana@example.com", token: "t0ken"))),
            (201, ana, .success(User(id: 7, email: "ana@example.com", token: "t0ken"))),
            (200, "{", .failure(.cannotParse)), (500, ana, .failure(.cannotParse)),
            (401, "", .failure(.unauthorized)), (403, "", .failure(.unauthorized)),
        ]
        for (status, text, expected) in cases {
            let network = MockNetworkHelper()
            let service = UserService(network: network, keychain: MemoryKeychainHelper())
            var results: [Result<User, UserServiceError>] = []
            service.login(facebookToken: "abc") { results.append($0) }
            network.answer(status, text)
            await settle()
            XCTAssertEqual(results, [expected], "\(status) \(text)")
        }
    }

    @MainActor func testNoAnswer() async {
        let network = MockNetworkHelper()
        let service = UserService(network: network, keychain: MemoryKeychainHelper())
        var results: [Result<User, UserServiceError>] = []
        service.login(facebookToken: "abc") { results.append($0) }
        network.completion?(.failure(NoAnswer()))
        await settle()
        XCTAssertEqual(results, [.failure(.offline)])
    }

    @MainActor func testTheKeychainHoldsTheUserUntilLogout() async {
        let (network, keychain) = (MockNetworkHelper(), MemoryKeychainHelper())
        let service = UserService(network: network, keychain: keychain)
        var ids: [Int?] = []
        service.login(email: "ana@example.com", password: "asdfg1") { _ in
            ids.append(service.currentUser?.id)
        }
        network.answer(200, ana)
        await settle()
        XCTAssertEqual(ids, [7])
        XCTAssertFalse("\(keychain.texts)".contains("asdfg1"), "the password isn't kept")

        service.login(email: "ana@example.com", password: "wrong1") { _ in }
        network.answer(401, "")
        await settle()
        XCTAssertEqual(service.currentUser?.id, 7, "a failure changes nothing")

        service.logout()
        XCTAssertNil(service.currentUser)
    }

    @MainActor func testADamagedKeychain() async {
        let (network, keychain) = (MockNetworkHelper(), MemoryKeychainHelper())
        let service = UserService(network: network, keychain: keychain)
        service.login(facebookToken: "abc") { _ in }
        network.answer(200, ana)
        for key in keychain.texts.keys { keychain.set("{", for: key) }
        XCTAssertNil(service.currentUser)
    }
}
