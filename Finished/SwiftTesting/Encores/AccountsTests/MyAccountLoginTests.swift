import Shared
import TestHelpers
import Testing

@testable import Accounts

/// Your tests for `LoginViewModel`.
@MainActor @Suite struct MyAccountLoginTests {
    @Test func aUserIsAlreadyLoggedIn() {
        let mock = MockUserService()
        mock.currentUser = mock.user
        let model = newModel(mock)
        var users: [User] = []
        model.onComplete = { users.append($0) }
        model.start()
        #expect(users == [mock.user])
        #expect(mock.requestCount == 0)
    }

    @Test(arguments: [
        ("ana", "asdfg1", LoginMessages.email), ("ana@b.c", "1", LoginMessages.password),
    ])
    func fieldsThatCannotBeSent(email: String, password: String, message: String) {
        let mock = MockUserService()
        let model = newModel(mock)
        let delegate = RecordingDelegate()
        model.delegate = delegate
        (model.email, model.password) = (email, password)
        model.login()
        #expect(delegate.states == [message])
        #expect(mock.requestCount == 0)
    }

    @Test func aLoginThatSucceeds() async {
        let mock = MockUserService()
        let model = newModel(mock)
        let delegate = RecordingDelegate()
        model.delegate = delegate
        var wasLoading: [Bool] = []
        model.onComplete = { [weak model] _ in wasLoading.append(model?.isLoading ?? true) }
        model.email = "Ana@example.com"
        model.login()
        await settle()
        #expect(mock.requestedEmail == "Ana@example.com")
        #expect(mock.requestedPassword == "asdfg1")
        #expect(delegate.states == ["loading", "no message"])
        #expect(wasLoading == [false])
        #expect(model.password == "")
        #expect(model.email == "Ana@example.com")
    }

    @Test(arguments: [UserServiceError.unauthorized, .offline])
    func aLoginThatFails(error: UserServiceError) async {
        let mock = MockUserService()
        mock.shouldFailLogin = true
        mock.error = error
        let model = newModel(mock)
        model.login()
        await settle()
        #expect(model.errorMessage == LoginMessages.text(for: error))
        #expect(!model.isLoading)
        #expect(model.password == "")
    }

    @Test func aRegistration() {
        let mock = MockUserService()
        newModel(mock).register()
        #expect(mock.didRegister)
        #expect(!mock.didLogin)
    }

    @Test func oneTapAtATime() {
        let (mock, fb) = (MockUserService(), MockFacebookService())
        mock.answersAtOnce = false
        let model = newModel(mock, fb)
        model.login()
        model.login()
        model.loginWithFacebook()
        #expect(mock.requestCount == 1)
        #expect(fb.count == 0)
    }

    @Test func theOldMessageIsGone() {
        let mock = MockUserService()
        mock.answersAtOnce = false
        let model = newModel(mock)
        model.email = ""
        model.login()
        model.email = "ana@example.com"
        model.login()
        #expect(model.errorMessage == nil)
    }

    @Test func theFacebookToken() {
        let (mock, fb) = (MockUserService(), MockFacebookService())
        let model = newModel(mock, fb)
        model.email = ""
        model.loginWithFacebook()
        fb.completion?(.success("abc"))
        #expect(mock.requestedFacebookToken == "abc")
    }

    @Test(arguments: [
        (FacebookError.cancelled, "no message"), (.failed, LoginMessages.facebook),
    ])
    func facebookHasNoToken(error: FacebookError, state: String) {
        let fb = MockFacebookService()
        let model = newModel(MockUserService(), fb)
        let delegate = RecordingDelegate()
        model.delegate = delegate
        model.loginWithFacebook()
        fb.completion?(.failure(error))
        #expect(delegate.states == ["loading", state])
    }

    @Test func nothingIsHeldWhileAnAnswerIsAwaited() {
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
            #expect(freedDelegate == nil, "the delegate is held weakly")
            model.register()
        }
        #expect(freed == nil)
    }

    /// Returns a view model with fields that can be sent.
    private func newModel(
        _ mock: MockUserService, _ fb: MockFacebookService = MockFacebookService()
    ) -> LoginViewModel {
        let model = LoginViewModel(fbService: fb, userService: mock)
        model.email = "ana@example.com"
        model.password = "asdfg1"
        return model
    }
}
