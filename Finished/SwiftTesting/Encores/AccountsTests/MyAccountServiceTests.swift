import Foundation
import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `UserService`.
@MainActor @Suite struct MyAccountServiceTests {
    private let ana = #"{"id": 7, "email": "ana@example.com", "token": "t0ken"}"#

    @Test func whatIsSent() throws {
        let network = MockNetworkHelper()
        let service = UserService(network: network, keychain: MemoryKeychainHelper())
        service.login(email: "ana@example.com", password: #"a"1\"#) { _ in }
        service.register(email: "ana@example.com", password: "asdfg1") { _ in }
        service.login(facebookToken: "abc") { _ in }
        #expect(network.requests.map(\.path) == ["/login", "/register", "/facebook"])
        #expect(network.requests.map(\.method) == ["POST", "POST", "POST"])
        let bodies = try network.requests.map {
            try JSONDecoder().decode([String: String].self, from: $0.body)
        }
        #expect(bodies[0] == ["email": "ana@example.com", "password": #"a"1\"#])
    }

    @Test func howAnswersAreRead() async {
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
            #expect(results == [expected], "\(status) \(text)")
        }
    }

    @Test func noAnswer() async {
        let network = MockNetworkHelper()
        let service = UserService(network: network, keychain: MemoryKeychainHelper())
        var results: [Result<User, UserServiceError>] = []
        service.login(facebookToken: "abc") { results.append($0) }
        network.completion?(.failure(NoAnswer()))
        await settle()
        #expect(results == [.failure(.offline)])
    }

    @Test func theKeychainHoldsTheUserUntilLogout() async {
        let (network, keychain) = (MockNetworkHelper(), MemoryKeychainHelper())
        let service = UserService(network: network, keychain: keychain)
        var ids: [Int?] = []
        service.login(email: "ana@example.com", password: "asdfg1") { _ in
            ids.append(service.currentUser?.id)
        }
        network.answer(200, ana)
        await settle()
        #expect(ids == [7])
        #expect(!"\(keychain.texts)".contains("asdfg1"), "the password isn't kept")

        service.login(email: "ana@example.com", password: "wrong1") { _ in }
        network.answer(401, "")
        await settle()
        #expect(service.currentUser?.id == 7, "a failure changes nothing")

        service.logout()
        #expect(service.currentUser == nil)
    }

    @Test func aDamagedKeychain() {
        let (network, keychain) = (MockNetworkHelper(), MemoryKeychainHelper())
        let service = UserService(network: network, keychain: keychain)
        service.login(facebookToken: "abc") { _ in }
        network.answer(200, ana)
        for key in keychain.texts.keys { keychain.set("{", for: key) }
        #expect(service.currentUser == nil)
    }
}
