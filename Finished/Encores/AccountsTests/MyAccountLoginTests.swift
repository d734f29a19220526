import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Your tests for `LoginViewModel`.
final class MyAccountLoginTests: XCTestCase {
    @MainActor func testAUserIsAlreadyLoggedIn() async {
        let mock = MockUserService()
        mock.currentUser = mock.user
        let model = newModel(mock)
        var users: [User] = []
        model.onComplete = { users.append($0) }
        model.start()
        XCTAssertEqual(users, [mock.user])
        XCTAssertEqual(mock.requestCount, 0)
    }

    @MainActor func testFieldsThatCannotBeSent() async {
        let cases = [
            ("ana", "asdfg1", LoginMessages.email), ("ana@b.c", "1", LoginMessages.password),
        ]
        for (email, password, message) in cases {
            let mock = MockUserService()
            let model = newModel(mock)
            let delegate = RecordingDelegate()
            model.delegate = delegate
            (model.email, model.password) = (email, password)
            model.login()
            XCTAssertEqual(delegate.states, [message])
            XCTAssertEqual(mock.requestCount, 0)
        }
    }

    @MainActor func testALoginThatSucceeds() async {
        let mock = MockUserService()
        let model = newModel(mock)
        let delegate = RecordingDelegate()
        model.delegate = delegate
        var wasLoading: [Bool] = []
        model.onComplete = { [weak model] _ in wasLoading.append(model?.isLoading ?? true) }
        model.email = "Ana@example.com"
        model.login()
        await settle()
        XCTAssertEqual(mock.requestedEmail, "Ana@example.com")
        XCTAssertEqual(mock.requestedPassword, "asdfg1")
        XCTAssertEqual(delegate.states, ["loading", "no message"])
        XCTAssertEqual(wasLoading, [false])
        XCTAssertEqual(model.password, "")
        XCTAssertEqual(model.email, "Ana@example.com")
    }

    @MainActor func testALoginThatFails() async {
        let mock = MockUserService()
        mock.shouldFailLogin = true
        for error in [UserServiceError.unauthorized, .offline] {
            mock.error = error
            let model = newModel(mock)
            model.login()
            await settle()
            XCTAssertEqual(model.errorMessage, LoginMessages.text(for: error))
            XCTAssertFalse(model.isLoading)
            XCTAssertEqual(model.password, "")
        }
    }

    @MainActor func testARegistration() async {
        let mock = MockUserService()
        newModel(mock).register()
        XCTAssertTrue(mock.didRegister)
        XCTAssertFalse(mock.didLogin)
    }

    @MainActor func testOneTapAtATime() async {
        let (mock, fb) = (MockUserService(), MockFacebookService())
        mock.answersAtOnce = false
        let model = newModel(mock, fb)
        model.login()
        model.login()
        model.loginWithFacebook()
        XCTAssertEqual(mock.requestCount, 1)
        XCTAssertEqual(fb.count, 0)
    }

    @MainActor func testTheOldMessageIsGone() async {
        let mock = MockUserService()
        mock.answersAtOnce = false
        let model = newModel(mock)
        model.email = ""
        model.login()
        model.email = "ana@example.com"
        model.login()
        XCTAssertNil(model.errorMessage)
    }

    @MainActor func testTheFacebookToken() async {
        let (mock, fb) = (MockUserService(), MockFacebookService())
        let model = newModel(mock, fb)
        model.email = ""
        model.loginWithFacebook()
        fb.completion?(.success("abc"))
        XCTAssertEqual(mock.requestedFacebookToken, "abc")
    }

    @MainActor func testFacebookHasNoToken() async {
        let cases = [(FacebookError.cancelled, "no message"), (.failed, LoginMessages.facebook)]
        for (error, state) in cases {
            let fb = MockFacebookService()
            let model = newModel(MockUserService(), fb)
            let delegate = RecordingDelegate()
            model.delegate = delegate
            model.loginWithFacebook()
            fb.completion?(.failure(error))
            XCTAssertEqual(delegate.states, ["loading", state])
        }
    }

    @MainActor func testNothingIsHeldWhileAnAnswerIsAwaited() async {
        let mock = MockUserService()
        mock.answersAtOnce = false
        weak var freed: LoginViewModel?
        weak var freedDelegate: RecordingDelegate?
        do {
            let model = newModel(mock)
            freed = model
            do {
                let delegate = RecordingDelegate()
                freedDelegate = delegate
                model.delegate = delegate
            }
            XCTAssertNil(freedDelegate, "the delegate is held weakly")
            model.register()
        }
        XCTAssertNil(freed)
    }

    /// Returns a view model with fields that can be sent.
    @MainActor
    private func newModel(
        _ mock: MockUserService, _ fb: MockFacebookService = MockFacebookService()
    ) -> LoginViewModel {
        let model = LoginViewModel(fbService: fb, userService: mock)
        model.email = "ana@example.com"
        model.password = "asdfg1"
        return model
    }
}
