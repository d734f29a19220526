import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `MockUserService`.
///
/// Write tests as `@MainActor func test…() async`. A test without `async` can stop the whole run.
final class MyAccountMockTests: XCTestCase {
    @MainActor func testANewMockHasSeenNothing() async {
        let mock = MockUserService()
        XCTAssertFalse(mock.didLogin)
        XCTAssertFalse(mock.didRegister)
    }

    @MainActor func testALoginIsWrittenDownBeforeItIsAnswered() async {
        let mock = MockUserService()
        var seen: [String?] = []
        mock.login(email: "Ana@example.com", password: "1") { _ in
            seen = [mock.requestedEmail, mock.requestedPassword]
        }
        XCTAssertEqual(seen, ["Ana@example.com", "1"])
        XCTAssertTrue(mock.didLogin)
        XCTAssertFalse(mock.didRegister)
    }

    @MainActor func testARegistrationIsNotALogin() async {
        let mock = MockUserService()
        mock.register(email: "ana@example.com", password: "asdfg1") { _ in }
        XCTAssertTrue(mock.didRegister)
        XCTAssertFalse(mock.didLogin)
        XCTAssertEqual(mock.requestedPassword, "asdfg1")
    }

    @MainActor func testATokenIsWrittenDown() async {
        let mock = MockUserService()
        mock.login(facebookToken: "abc") { _ in }
        XCTAssertEqual(mock.requestedFacebookToken, "abc")
    }

    @MainActor func testTheLastCallIsKeptAlsoWhereItFails() async {
        let mock = MockUserService()
        mock.login(email: "one", password: "1") { _ in }
        mock.shouldFailLogin = true
        mock.login(email: "two", password: "2") { _ in }
        mock.register(email: "three", password: "3") { _ in }
        XCTAssertEqual(mock.requestedEmail, "three")
        XCTAssertEqual(mock.requestCount, 3)

        mock.login(email: "four", password: "4") { _ in }
        XCTAssertEqual(mock.requestedEmail, "four")
    }

    @MainActor func testAnswersWhatTheTestSays() async {
        let mock = MockUserService()
        mock.user = User(id: 9, email: "bo@example.com", token: "t")
        XCTAssertEqual(answers(of: mock), [.success(mock.user)])

        mock.shouldFailLogin = true
        mock.error = .offline
        XCTAssertEqual(answers(of: mock), [.failure(.offline)])
        XCTAssertEqual(answers(of: mock), [.failure(.offline)], "every call fails")
    }

    @MainActor func testAnswersAllThatWaitOnce() async {
        let mock = MockUserService()
        mock.answersAtOnce = false
        var count = 0
        mock.register(email: "ana@example.com", password: "asdfg1") { _ in count += 1 }
        mock.login(facebookToken: "abc") { result in
            count += 1
            XCTAssertEqual(result, .failure(.unauthorized))
        }
        XCTAssertEqual(count, 0)
        XCTAssertEqual(mock.requestCount, 2)
        mock.shouldFailLogin = true
        mock.answer()
        XCTAssertEqual(count, 2)
        mock.answer()
        XCTAssertEqual(count, 2, "no call is waiting any more")
    }

    @MainActor func testLetsGoOfWhatItHasAnswered() async {
        let mock = MockUserService()
        weak var freed: RecordingDelegate?
        do {
            let owner = RecordingDelegate()
            freed = owner
            mock.login(email: "ana@example.com", password: "asdfg1") { [owner] _ in _ = owner }
        }
        XCTAssertNil(freed)
    }

    @MainActor func testNeverLogsInByItself() async {
        let mock = MockUserService()
        mock.login(email: "ana@example.com", password: "asdfg1") { _ in }
        XCTAssertNil(mock.currentUser)
        mock.currentUser = mock.user
        mock.logout()
        XCTAssertNil(mock.currentUser)
    }

    /// Returns the answer to a login.
    @MainActor
    private func answers(of mock: MockUserService) -> [Result<User, UserServiceError>] {
        var answers: [Result<User, UserServiceError>] = []
        mock.login(email: "ana@example.com", password: "asdfg1") { answers.append($0) }
        return answers
    }
}
