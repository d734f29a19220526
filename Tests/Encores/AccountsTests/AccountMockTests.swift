import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `MockUserService`: what it records, and how it answers.
final class AccountMockTests: XCTestCase {
    @MainActor func testRecordsALogin() async {
        let mock = MockUserService()
        XCTAssertEqual(notes(of: mock), [], "what a new mock has recorded")
        mock.login(email: "Bo@example.com ", password: " secret 1") { _ in }
        XCTAssertEqual(
            notes(of: mock), ["didLogin", "Bo@example.com ", " secret 1", "1 request"],
            "what the mock has recorded after login(email:password:)")
    }

    @MainActor func testRecordsARegistration() async {
        let mock = MockUserService()
        mock.register(email: "Bo@example.com ", password: " secret 1") { _ in }
        XCTAssertEqual(
            notes(of: mock), ["didRegister", "Bo@example.com ", " secret 1", "1 request"],
            "what the mock has recorded after register(email:password:)")
    }

    @MainActor func testRecordsALoginFromFacebook() async {
        let mock = MockUserService()
        mock.login(facebookToken: "abc") { _ in }
        XCTAssertEqual(
            notes(of: mock), ["didLogin", "abc", "1 request"],
            "what the mock has recorded after login(facebookToken:)")
    }

    @MainActor func testTheLastCallCounts() async {
        let mock = MockUserService()
        mock.login(email: "one@example.com", password: "first1") { _ in }
        mock.login(email: "two@example.com", password: "second2") { _ in }
        mock.login(facebookToken: "abc") { _ in }
        mock.login(facebookToken: "def") { _ in }
        XCTAssertEqual(
            notes(of: mock), ["didLogin", "two@example.com", "second2", "def", "4 requests"],
            "what the mock has recorded after two logins with a password and two with a token")
    }

    @MainActor func testRecordsCallsThatFail() async {
        let mock = MockUserService()
        mock.shouldFailLogin = true
        mock.login(email: "bo@example.com", password: "secret1") { _ in }
        XCTAssertEqual(
            notes(of: mock), ["didLogin", "bo@example.com", "secret1", "1 request"],
            "what the mock has recorded after a login that failed")
        mock.register(email: "al@example.com", password: "secret2") { _ in }
        XCTAssertEqual(
            notes(of: mock),
            ["didLogin", "didRegister", "al@example.com", "secret2", "2 requests"],
            "what the mock has recorded after a login and a registration that failed")
    }

    @MainActor func testAnswersWithItsUser() async {
        let mock = MockUserService()
        XCTAssertEqual(
            answers(of: mock), ["user 7", "user 7", "user 7"], "answers from a new mock")
        mock.user = User(id: 9, email: "", token: "")
        XCTAssertEqual(
            answers(of: mock), ["user 9", "user 9", "user 9"],
            "answers after user was set to user 9")
    }

    @MainActor func testAnswersWithItsError() async {
        let mock = MockUserService()
        mock.shouldFailLogin = true
        XCTAssertEqual(
            answers(of: mock), ["unauthorized", "unauthorized", "unauthorized"],
            "answers when shouldFailLogin is true")
        mock.error = .offline
        XCTAssertEqual(
            answers(of: mock), ["offline", "offline", "offline"],
            "answers when shouldFailLogin is true and error is .offline")
        mock.shouldFailLogin = false
        XCTAssertEqual(
            answers(of: mock), ["user 7", "user 7", "user 7"],
            "answers after shouldFailLogin was true and is false again")
    }

    @MainActor func testRecordsBeforeItAnswers() async {
        let mock = MockUserService()
        var seen: [[String]] = []
        mock.register(email: "a", password: "b") { _ in seen.append(self.notes(of: mock)) }
        XCTAssertEqual(
            seen, [["didRegister", "a", "b", "1 request"]],
            "what the mock has recorded when it answers a registration")
        seen = []
        mock.login(email: "c", password: "d") { _ in seen.append(self.notes(of: mock)) }
        mock.login(facebookToken: "e") { _ in seen.append(self.notes(of: mock)) }
        XCTAssertEqual(
            seen,
            [
                ["didLogin", "didRegister", "c", "d", "2 requests"],
                ["didLogin", "didRegister", "c", "d", "e", "3 requests"],
            ], "what the mock has recorded when it answers two logins")
    }

    @MainActor func testWaitsForAnswer() async {
        let mock = MockUserService()
        mock.answersAtOnce = false
        var answers = call(mock)
        XCTAssertEqual(answers.texts, [], "answers before answer()")
        XCTAssertEqual(mock.requestCount, 3, "requestCount before answer()")
        mock.answer()
        XCTAssertEqual(
            answers.texts, ["user 7", "user 7", "user 7"], "answers to three calls after answer()")
        mock.answer()
        XCTAssertEqual(
            answers.texts.count, 3, "number of answers to three calls after a second answer()")

        answers = call(mock)
        mock.shouldFailLogin = true
        mock.answer()
        XCTAssertEqual(
            answers.texts, ["unauthorized", "unauthorized", "unauthorized"],
            "answers when shouldFailLogin becomes true after the calls but before answer()")
    }

    @MainActor func testLetsGoOfWhatItHasAnswered() async {
        for answersAtOnce in [true, false] {
            let mock = MockUserService()
            mock.answersAtOnce = answersAtOnce
            weak var freed: FacebookServiceSpy?
            do {
                let caller = FacebookServiceSpy()
                freed = caller
                var count = 0
                mock.login(email: "a", password: "b") { [caller] _ in
                    _ = caller
                    count += 1
                }
                mock.answer()
                XCTAssertEqual(count, 1, "number of answers to one call")
            }
            await assertFreed(
                freed,
                "The mock still holds a closure that it has already called, and everything that the "
                    + "closure captures. answersAtOnce was \(answersAtOnce).")
        }
    }

    @MainActor func testOnlyTheTestAndLogoutChangeTheCurrentUser() async {
        let mock = MockUserService()
        _ = call(mock)
        XCTAssertNil(mock.currentUser, "currentUser after three calls that succeeded")
        mock.currentUser = .ana
        XCTAssertEqual(mock.currentUser?.id, 7, "id of currentUser after it was set")
        mock.logout()
        XCTAssertNil(mock.currentUser, "currentUser after logout()")
        XCTAssertEqual(mock.requestCount, 3, "requestCount after three calls and logout()")
    }

    /// Returns what the mock has recorded, without empty values.
    @MainActor
    private func notes(of mock: MockUserService) -> [String] {
        let count = mock.requestCount
        let words: [String?] = [
            mock.didLogin ? "didLogin" : nil, mock.didRegister ? "didRegister" : nil,
            mock.requestedEmail, mock.requestedPassword, mock.requestedFacebookToken,
            count == 0 ? nil : count == 1 ? "1 request" : "\(count) requests",
        ]
        return words.compactMap { $0 }
    }

    /// The answers to three calls, one of each kind.
    @MainActor
    private final class Answers {
        var texts: [String] = []
    }

    @MainActor
    private func call(_ mock: MockUserService) -> Answers {
        let answers = Answers()
        mock.login(email: "a", password: "b") { answers.texts.append($0.words) }
        mock.register(email: "c", password: "d") { answers.texts.append($0.words) }
        mock.login(facebookToken: "e") { answers.texts.append($0.words) }
        return answers
    }

    /// Makes three calls, and returns the answers that come before the calls return.
    @MainActor
    private func answers(of mock: MockUserService) -> [String] {
        call(mock).texts
    }
}
