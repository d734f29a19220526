import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `LoginViewModel`: what it sends, its messages, and when it completes.
final class AccountLoginTests: XCTestCase {
    @MainActor func testCompletesAtOnceWhereSomebodyIsLoggedIn() async {
        let scene = Scene()
        scene.model.start()
        await settle()
        XCTAssertEqual(
            scene.completed, [], "calls of onComplete after start(), when no user is logged in")
        XCTAssertEqual(
            scene.delegate.states, [], "what the delegate sees at each call, after start()")
        scene.users.currentUser = .ana
        scene.model.start()
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete when start() returns")
        await settle()
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete after start()")
        XCTAssertEqual(scene.users.calls, [], "calls of the user service after start()")
    }

    @MainActor func testSendsWhatWasTyped() async {
        let scene = Scene(email: "Ana@Example.com", password: "Coffee12 ")
        scene.model.login()
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["login Ana@Example.com Coffee12 "],
            "calls of the user service after login()")
        XCTAssertEqual(scene.fb.count, 0, "calls of the Facebook service after login()")
    }

    @MainActor func testARegistrationIsSentAndSucceeds() async {
        let scene = Scene(email: "Ana@Example.com", password: "Coffee12 ")
        scene.model.register()
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["register Ana@Example.com Coffee12 "],
            "calls of the user service after register()")
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete after register()")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"], "what the delegate sees at each call")
    }

    @MainActor func testChecksTheFieldsFirst() async {
        let cases = [
            ("ana", "coffee12", LoginMessages.email),
            ("ana@example.com", "asdfg", LoginMessages.password), ("", "", LoginMessages.email),
        ]
        for (email, password, message) in cases {
            for isNew in [false, true] {
                let scene = Scene(email: email, password: password)
                if isNew { scene.model.register() } else { scene.model.login() }
                await settle()
                let call = "\(isNew ? "register()" : "login()") with \"\(email)\", \"\(password)\""
                XCTAssertEqual(scene.users.calls, [], "calls of the user service after \(call)")
                XCTAssertEqual(
                    scene.model.errorMessage ?? "none", message, "errorMessage after \(call)")
                XCTAssertEqual(
                    scene.delegate.states, [message],
                    "what the delegate sees at each call, after \(call)")
                XCTAssertEqual(
                    scene.model.password, password,
                    "password after \(call), when nothing was sent")
            }
        }
    }

    @MainActor func testALoginThatSucceeds() async {
        let scene = Scene()
        scene.model.login()
        await settle()
        XCTAssertEqual(scene.completed, [], "calls of onComplete before the answer")
        XCTAssertEqual(scene.model.isLoading, true, "isLoading before the answer")
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete after the answer")
        XCTAssertEqual(scene.model.isLoading, false, "isLoading after the answer")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"], "what the delegate sees at each call")
    }

    @MainActor func testSaysWhatFailed() async {
        for error in [UserServiceError.unauthorized, .offline, .cannotParse] {
            let scene = Scene()
            scene.model.login()
            await answer(scene, .failure(error))
            let message = LoginMessages.text(for: error)
            XCTAssertEqual(
                scene.delegate.states, ["loading", message],
                "what the delegate sees at each call, at .\(error)")
            XCTAssertEqual(scene.model.isLoading, false, "isLoading after .\(error)")
            XCTAssertEqual(scene.completed, [], "calls of onComplete after .\(error)")
        }
    }

    @MainActor func testForgetsThePasswordWithEachAnswer() async {
        let results: [Result<User, UserServiceError>] = [.success(.ana), .failure(.offline)]
        for result in results {
            let scene = Scene()
            scene.model.login()
            await answer(scene, result)
            XCTAssertEqual(scene.model.password, "", "password after the answer \(result.words)")
            XCTAssertEqual(
                scene.model.email, "ana@example.com", "email after the answer \(result.words)")
        }
    }

    @MainActor func testASecondTapIsIgnored() async {
        let scene = Scene()
        scene.model.login()
        scene.model.login()
        scene.model.register()
        scene.model.loginWithFacebook()
        await settle()
        XCTAssertEqual(
            scene.users.calls.count + scene.fb.count, 1,
            "calls of both services after four taps, while the first answer is awaited")
        XCTAssertEqual(
            scene.delegate.states, ["loading"],
            "what the delegate sees at each call, after four taps")
    }

    @MainActor func testASecondTapIsIgnoredAfterTheFieldsWereEmptied() async {
        let scene = Scene()
        scene.model.login()
        scene.model.email = ""
        scene.model.login()
        scene.model.register()
        await settle()
        XCTAssertEqual(
            scene.delegate.states, ["loading"],
            "what the delegate sees at each call, after a tap, and two more with an empty email")
    }

    @MainActor func testCanTryAgainAfterAnAnswer() async {
        let scene = Scene()
        for isRight in [false, true] {
            scene.model.password = "coffee12"
            scene.model.login()
            await answer(scene, isRight ? .success(.ana) : .failure(.unauthorized))
        }
        XCTAssertEqual(scene.users.calls.count, 2, "calls of the user service after two tries")
        XCTAssertEqual(
            scene.delegate.states,
            ["loading", LoginMessages.text(for: .unauthorized), "loading", "no message"],
            "what the delegate sees at each call, in two tries")
    }

    @MainActor func testTheMessageIsGoneWhileItTriesAgain() async {
        let scene = Scene(email: "ana", password: "coffee12")
        scene.model.login()
        XCTAssertEqual(
            scene.model.errorMessage ?? "none", LoginMessages.email,
            "errorMessage after login() with \"ana\"")
        scene.model.email = "ana@example.com"
        scene.model.login()
        await settle()
        XCTAssertEqual(
            scene.model.errorMessage ?? "none", "none",
            "errorMessage while the answer to a second try is awaited")
    }

    @MainActor func testAnAnswerBeforeTheCallReturnsEndsTheLogin() async {
        let scene = Scene()
        scene.users.answerAtOnce = .failure(.offline)
        scene.model.login()
        await settle()
        XCTAssertEqual(
            scene.model.isLoading, false,
            "isLoading, if the answer comes before the call returns: set it before that call")
        scene.users.answerAtOnce = .success(.ana)
        scene.model.password = "coffee12"
        scene.model.register()
        await settle()
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete, for the same reason")
    }

    @MainActor func testFacebooksTokenIsSent() async {
        let scene = Scene(email: "", password: "")
        scene.model.loginWithFacebook()
        await settle()
        XCTAssertEqual(scene.model.isLoading, true, "isLoading while Facebook asks the user")
        XCTAssertEqual(scene.users.calls, [], "calls of the user service before Facebook's answer")
        scene.fb.answer(.success("abc"))
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["facebook abc"], "calls of the user service after Facebook's answer"
        )
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls of onComplete after both answers")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"], "what the delegate sees at each call")
    }

    @MainActor func testFacebookFailsOrIsCancelled() async {
        let cases = [(FacebookError.cancelled, "no message"), (.failed, LoginMessages.facebook)]
        for (error, state) in cases {
            let scene = Scene()
            scene.model.loginWithFacebook()
            scene.fb.answer(.failure(error))
            await waitUntil { scene.delegate.states.count > 1 }
            await settle()
            XCTAssertEqual(
                scene.delegate.states, ["loading", state],
                "what the delegate sees at each call, when Facebook answers .\(error)")
            XCTAssertEqual(scene.users.calls, [], "calls of the user service after .\(error)")
            XCTAssertEqual(scene.model.isLoading, false, "isLoading after .\(error)")
        }
    }

    @MainActor func testHoldsItsDelegateWeakly() async {
        let model = LoginViewModel(fbService: FacebookServiceSpy(), userService: UserServiceSpy())
        weak var freed: LoginDelegateSpy?
        do {
            let delegate = LoginDelegateSpy()
            freed = delegate
            model.delegate = delegate
        }
        await assertFreed(
            freed,
            "The delegate isn't freed while its view model is there. Write weak var delegate.")
    }

    @MainActor func testIsFreedWhileAnAnswerIsAwaited() async throws {
        let calls: [(String, @MainActor (LoginViewModel) -> Void)] = [
            ("login()", { $0.login() }), ("register()", { $0.register() }),
            ("loginWithFacebook()", { $0.loginWithFacebook() }),
        ]
        for (name, call) in calls {
            let (users, fb) = (UserServiceSpy(), FacebookServiceSpy())
            weak var freed: LoginViewModel?
            do {
                let model = LoginViewModel(fbService: fb, userService: users)
                freed = model
                model.email = "ana@example.com"
                model.password = "coffee12"
                call(model)
                try await requireEventually(
                    users.calls.count + fb.count, 1, "calls of both services after \(name)")
            }
            await assertFreed(
                freed,
                "The view model isn't freed while the answer to \(name) is awaited. The closure "
                    + "for the answer holds it: write [weak self] in it.")
        }
    }

    @MainActor func testIsFreedWhileTheAnswerToFacebooksTokenIsAwaited() async throws {
        let (users, fb) = (UserServiceSpy(), FacebookServiceSpy())
        weak var freed: LoginViewModel?
        do {
            let model = LoginViewModel(fbService: fb, userService: users)
            freed = model
            model.loginWithFacebook()
            fb.answer(.success("abc"))
            try await requireEventually(users.calls, ["facebook abc"], "calls of the user service")
        }
        await assertFreed(
            freed,
            "The view model isn't freed while the answer to Facebook's token is awaited. The "
                + "closure for it holds the view model: write [weak self] in it.")
    }

    /// A view model whose fields are filled in, with spies.
    @MainActor
    private final class Scene {
        let users = UserServiceSpy()
        let fb = FacebookServiceSpy()
        let delegate = LoginDelegateSpy()
        let model: LoginViewModel
        private(set) var completed: [String] = []

        init(email: String = "ana@example.com", password: String = "coffee12") {
            model = LoginViewModel(fbService: fb, userService: users)
            model.email = email
            model.password = password
            model.delegate = delegate
            model.onComplete = { [weak self] user in
                guard let self else { return }
                completed.append("user \(user.id)" + (model.isLoading ? " while loading" : ""))
            }
        }
    }

    /// Answers, and waits until everything that follows has happened.
    @MainActor
    private func answer(_ scene: Scene, _ result: Result<User, UserServiceError>) async {
        await waitUntil { !scene.users.calls.isEmpty }
        scene.users.answer(result)
        await settle()
    }
}
