import Foundation
import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `UserService`: what it sends, how it reads answers, and what it keeps in the keychain.
final class AccountServiceTests: XCTestCase {
    private let ana = #"{"id": 7, "email": "ana@example.com", "token": "t0ken"}"#

    @MainActor func testALoginIsOneRequest() async {
        let (service, network, _) = newService()
        service.login(email: "ana@example.com", password: "asdfg1") { _ in }
        await checkRequest(
            of: network, "POST /login email: ana@example.com, password: asdfg1",
            after: "login(email:password:)")
    }

    @MainActor func testARegistrationIsOneRequest() async {
        let (service, network, _) = newService()
        service.register(email: "ana@example.com", password: "asdfg1") { _ in }
        await checkRequest(
            of: network, "POST /register email: ana@example.com, password: asdfg1",
            after: "register(email:password:)")
    }

    @MainActor func testALoginFromFacebookIsOneRequest() async {
        let (service, network, _) = newService()
        service.login(facebookToken: "abc") { _ in }
        await checkRequest(
            of: network, "POST /facebook facebookToken: abc", after: "login(facebookToken:)")
    }

    @MainActor func testSpecialCharactersArriveAsTheyAre() async {
        let (service, network, _) = newService()
        service.login(email: "ana+ü@example.com", password: #"a"1\&=% "#) { _ in }
        await checkRequest(
            of: network, #"POST /login email: ana+ü@example.com, password: a"1\&=% "#,
            after: "login(email:password:) with quotes in the password")
    }

    @MainActor func testReadsTheUser() async {
        await check([200, 201, 299].map { ($0, ana) }, .success(.ana))
    }

    @MainActor func testCallsThatTheServerDoesNotAccept() async {
        await check([401, 403].map { ($0, ana) }, .failure(.unauthorized))
    }

    @MainActor func testAnswersThatCannotBeRead() async {
        let bodies = ["", "{", "[]", #"{"id": 7}"#, #"{"id": "7", "email": "a", "token": "b"}"#]
        await check(bodies.map { (200, $0) }, .failure(.cannotParse))
    }

    @MainActor func testAnotherStatusCannotBeRead() async {
        await check([199, 300, 400, 402, 404, 500].map { ($0, ana) }, .failure(.cannotParse))
    }

    @MainActor func testAMissingAnswerCountsAsOffline() async {
        let (service, network, _) = newService()
        let answers = call(service)
        await waitUntil { !network.requests.isEmpty }
        network.answer(.failure(NoAnswer()))
        await assertEventually(
            answers.words, [".offline"],
            "answers to login, when the network answers .failure(NoAnswer())")
    }

    @MainActor func testTheKeychainHoldsTheUser() async {
        let (service, network, keychain) = newService()
        XCTAssertNil(service.currentUser, "currentUser when the keychain is empty")
        var seen: [String] = []
        service.register(email: "ana@example.com", password: "asdfg1") { _ in
            seen.append(service.currentUser?.token ?? "none")
        }
        await waitUntil { !network.requests.isEmpty }
        network.answer(200, ana)
        await waitUntil { !seen.isEmpty }
        XCTAssertEqual(seen, ["t0ken"], "token of currentUser when the call is answered")
        XCTAssertEqual(
            UserService(network: network, keychain: keychain).currentUser.words,
            User?.some(.ana).words,
            "currentUser of a new service with the same keychain, as after a restart of the app")
        XCTAssertEqual(
            keychain.texts.values.filter { $0.contains("asdfg1") }, [],
            "texts in the keychain that contain the password")
    }

    @MainActor func testAnAnswerThatFailsChangesNothing() async {
        let answers: [(String, Result<AccountResponse, NoAnswer>)] = [
            ("the status 401", .success(AccountResponse(status: 401, body: Data()))),
            ("the body '{'", .success(AccountResponse(status: 200, body: Data("{".utf8)))),
            ("no answer", .failure(NoAnswer())),
        ]
        for (name, answer) in answers {
            let (service, network, _) = newService()
            _ = call(service)
            await waitUntil { !network.requests.isEmpty }
            network.answer(200, ana)
            await settle()
            _ = call(service)
            await waitUntil { network.requests.count > 1 }
            network.answer(answer)
            await settle()
            XCTAssertEqual(
                service.currentUser.words, User?.some(.ana).words,
                "currentUser after a second login that failed with \(name)"
            )
        }
    }

    @MainActor func testWhatTheKeychainHoldsMayBeDamaged() async throws {
        let (service, network, keychain) = newService()
        _ = call(service)
        await waitUntil { !network.requests.isEmpty }
        network.answer(200, ana)
        try await requireEventually(
            service.currentUser.words, User?.some(.ana).words, "currentUser after the login")
        for key in keychain.texts.keys { keychain.set("{", for: key) }
        XCTAssertNil(service.currentUser, "currentUser when the text in the keychain is {")
    }

    @MainActor func testLogout() async throws {
        let (service, network, keychain) = newService()
        _ = call(service)
        await waitUntil { !network.requests.isEmpty }
        network.answer(200, ana)
        try await requireEventually(
            service.currentUser.words, User?.some(.ana).words, "currentUser after the login")
        keychain.set("1", for: "number of starts")
        service.logout()
        XCTAssertNil(service.currentUser, "currentUser after logout()")
        XCTAssertEqual(
            keychain.texts, ["number of starts": "1"],
            "content of the keychain after logout(): only the user must be removed")
        XCTAssertEqual(network.requests.count, 1, "number of requests after a login and logout()")
    }

    @MainActor
    private func newService() -> (UserService, NetworkSpy, MemoryKeychainHelper) {
        let (network, keychain) = (NetworkSpy(), MemoryKeychainHelper())
        return (UserService(network: network, keychain: keychain), network, keychain)
    }

    /// The answers to calls, as text.
    @MainActor
    private final class Answers {
        var words: [String] = []

        static func words(of result: Result<User, UserServiceError>) -> String {
            switch result {
            case .success(let user): User?.some(user).words
            case .failure(let error): ".\(error)"
            }
        }
    }

    @MainActor
    private func call(_ service: UserService) -> Answers {
        let answers = Answers()
        service.login(email: "ana@example.com", password: "asdfg1") {
            answers.words.append(Answers.words(of: $0))
        }
        return answers
    }

    /// Checks how each of these answers is read, and that a failure leaves the keychain empty.
    @MainActor
    private func check(
        _ cases: [(Int, String)], _ expected: Result<User, UserServiceError>,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        let scenes = cases.map { _ in newService() }
        let answers = scenes.map { call($0.0) }
        await waitUntil { scenes.allSatisfy { !$0.1.requests.isEmpty } }
        await settle()
        XCTAssertEqual(
            answers.flatMap(\.words), [], "answers to login before the network's answer",
            file: file,
            line: line)
        for ((_, network, _), (status, text)) in zip(scenes, cases) { network.answer(status, text) }
        await waitUntil { answers.allSatisfy { !$0.words.isEmpty } }
        await settle()
        for (index, (status, text)) in cases.enumerated() {
            let what = "when the network answers with the status \(status) and the body '\(text)'"
            XCTAssertEqual(
                answers[index].words, [Answers.words(of: expected)], "answers to login, \(what)",
                file: file, line: line)
            guard case .failure = expected else { continue }
            XCTAssertEqual(
                scenes[index].2.texts, [:], "content of the keychain, \(what)", file: file,
                line: line)
        }
    }

    @MainActor
    private func checkRequest(
        of network: NetworkSpy, _ expected: String, after call: String,
        file: StaticString = #filePath, line: UInt = #line
    ) async {
        await waitUntil { !network.requests.isEmpty }
        await settle()
        let requests = network.requests.map { request in
            let fields = try? JSONDecoder().decode([String: String].self, from: request.body)
            let words = fields?.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            let body =
                words?.joined(separator: ", ") ?? String(decoding: request.body, as: UTF8.self)
            return "\(request.method) \(request.path) \(body)"
        }
        XCTAssertEqual(
            requests, [expected], "requests after \(call), with the fields in their bodies",
            file: file, line: line)
    }
}
