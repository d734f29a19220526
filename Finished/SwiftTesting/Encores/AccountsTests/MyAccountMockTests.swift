import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `MockUserService`.
///
/// The suite is `@MainActor`, like the mock, so all its tests run on the main actor.
@MainActor @Suite struct MyAccountMockTests {
    @Test func aNewMockHasSeenNothing() {
        let mock = MockUserService()
        #expect(!mock.didLogin)
        #expect(!mock.didRegister)
    }

    @Test func aLoginIsWrittenDownBeforeItIsAnswered() {
        let mock = MockUserService()
        var seen: [String?] = []
        mock.login(email: "Ana@example.com", password: "1") { _ in
            seen = [mock.requestedEmail, mock.requestedPassword]
        }
        #expect(seen == ["Ana@example.com", "1"])
        #expect(mock.didLogin)
        #expect(!mock.didRegister)
    }

    @Test func aRegistrationIsNotALogin() {
        let mock = MockUserService()
        mock.register(email: "ana@example.com", password: "asdfg1") { _ in }
        #expect(mock.didRegister)
        #expect(!mock.didLogin)
        #expect(mock.requestedPassword == "asdfg1")
    }

    @Test func aTokenIsWrittenDown() {
        let mock = MockUserService()
        mock.login(facebookToken: "abc") { _ in }
        #expect(mock.requestedFacebookToken == "abc")
    }

    @Test func theLastCallIsKeptAlsoWhereItFails() {
        let mock = MockUserService()
        mock.login(email: "one", password: "1") { _ in }
        mock.shouldFailLogin = true
        mock.login(email: "two", password: "2") { _ in }
        mock.register(email: "three", password: "3") { _ in }
        #expect(mock.requestedEmail == "three")
        #expect(mock.requestCount == 3)

        mock.login(email: "four", password: "4") { _ in }
        #expect(mock.requestedEmail == "four")
    }

    @Test func answersWhatTheTestSays() {
        let mock = MockUserService()
        mock.user = User(id: 9, email: "bo@example.com", token: "t")
        #expect(answers(of: mock) == [.success(mock.user)])

        mock.shouldFailLogin = true
        mock.error = .offline
        #expect(answers(of: mock) == [.failure(.offline)])
        #expect(answers(of: mock) == [.failure(.offline)], "every call fails")
    }

    @Test func answersAllThatWaitOnce() {
        let mock = MockUserService()
        mock.answersAtOnce = false
        var count = 0
        mock.register(email: "ana@example.com", password: "asdfg1") { _ in count += 1 }
        mock.login(facebookToken: "abc") { result in
            count += 1
            #expect(result == .failure(.unauthorized))
        }
        #expect(count == 0)
        #expect(mock.requestCount == 2)
        mock.shouldFailLogin = true
        mock.answer()
        #expect(count == 2)
        mock.answer()
        #expect(count == 2, "no call is waiting any more")
    }

    @Test func letsGoOfWhatItHasAnswered() {
        let mock = MockUserService()
        weak var freed: RecordingDelegate?
        do {
            let owner = RecordingDelegate()
            freed = owner
            mock.login(email: "ana@example.com", password: "asdfg1") { [owner] _ in _ = owner }
        }
        #expect(freed == nil)
    }

    @Test func neverLogsInByItself() {
        let mock = MockUserService()
        mock.login(email: "ana@example.com", password: "asdfg1") { _ in }
        #expect(mock.currentUser == nil)
        mock.currentUser = mock.user
        mock.logout()
        #expect(mock.currentUser == nil)
    }

    /// Returns the answer to a login.
    private func answers(of mock: MockUserService) -> [Result<User, UserServiceError>] {
        var answers: [Result<User, UserServiceError>] = []
        mock.login(email: "ana@example.com", password: "asdfg1") { answers.append($0) }
        return answers
    }
}
