import Shared
import TestHelpers
import XCTest

@testable import Accounts

final class MyAccountLoginTests: XCTestCase {
    @MainActor func testForgetsToFillInTheFields() async {
        let mock = MockUserService()
        let model = LoginViewModel(fbService: MockFacebookService(), userService: mock)
        model.login()
        XCTAssertTrue(mock.didLogin)
    }

    @MainActor func testExpectsTheUserImmediately() async {
        let model = LoginViewModel(
            fbService: MockFacebookService(), userService: MockUserService())
        (model.email, model.password) = ("ana@example.com", "asdfg1")
        var users: [User] = []
        model.onComplete = { users.append($0) }
        model.login()
        XCTAssertEqual(users.count, 1)
    }

    @MainActor func testExpectsThePasswordAfterAFailure() async {
        let mock = MockUserService()
        mock.shouldFailLogin = true
        let model = LoginViewModel(fbService: MockFacebookService(), userService: mock)
        (model.email, model.password) = ("ana@example.com", "asdfg1")
        model.login()
        await settle()
        XCTAssertEqual(model.password, "asdfg1")
    }
}
