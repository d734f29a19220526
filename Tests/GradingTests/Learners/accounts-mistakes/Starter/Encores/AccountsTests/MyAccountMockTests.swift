import Shared
import TestHelpers
import XCTest

@testable import Accounts

final class MyAccountMockTests: XCTestCase {
    @MainActor func testExpectsTheMockToLogIn() async {
        let mock = MockUserService()
        mock.login(email: "ana@example.com", password: "asdfg1") { _ in }
        XCTAssertEqual(mock.currentUser?.email, "ana@example.com")
    }

    @MainActor func testExpectsTheMockToCheckThePassword() async {
        let mock = MockUserService()
        var results: [Result<User, UserServiceError>] = []
        mock.login(email: "ana@example.com", password: "1") { results.append($0) }
        XCTAssertEqual(results, [.failure(.unauthorized)])
    }

    @MainActor func testComparesTheMockWithItself() async {
        let mock = MockUserService()
        mock.login(email: "ana@example.com", password: "asdfg1") { result in
            XCTAssertEqual(result, .success(mock.user))
        }
    }

    @MainActor func testACallThatIsNeverAnswered() async {
        let mock = MockUserService()
        mock.answersAtOnce = false
        var count = 0
        mock.login(facebookToken: "abc") { _ in count += 1 }
        XCTAssertEqual(count, 1)
    }
}
