import Shared
import TestHelpers
import XCTest

@testable import Accounts

/// Checks `LoginViewModel`: what it sends, its messages, and when it completes.
final class AccountLoginTests: XCTestCase {
    @MainActor func testCompletesImmediatelyIfAUserIsLoggedIn() async {
        let scene = Scene()
        scene.model.start()
        await settle()
        XCTAssertEqual(
            scene.completed, [], "calls to onComplete after start(), when no user is logged in")
        XCTAssertEqual(
            scene.delegate.states, [],
            "view model's state at each call to the delegate, after start()")
        scene.users.currentUser = .ana
        scene.model.start()
        XCTAssertEqual(scene.completed, ["user 7"], "calls to onComplete before start() returns")
        await settle()
        XCTAssertEqual(scene.completed, ["user 7"], "calls to onComplete after start()")
        XCTAssertEqual(scene.users.calls, [], "calls to the user service after start()")
    }

    @MainActor func testSendsWhatWasTyped() async {
        let scene = Scene(email: "Ana@Example.com", password: "Coffee12 ")
        scene.model.login()
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["login Ana@Example.com Coffee12 "],
            "calls to the user service after login()")
        XCTAssertEqual(scene.fb.count, 0, "number of calls to the Facebook service after login()")
    }

    @MainActor func testARegistrationIsSentAndSucceeds() async {
        let scene = Scene(email: "Ana@Example.com", password: "Coffee12 ")
        scene.model.register()
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["register Ana@Example.com Coffee12 "],
            "calls to the user service after register()")
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls to onComplete after register()")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"],
            "view model's state at each call to the delegate")
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
                XCTAssertEqual(scene.users.calls, [], "calls to the user service after \(call)")
                XCTAssertEqual(
                    scene.model.errorMessage ?? "none", message, "errorMessage after \(call)")
                XCTAssertEqual(
                    scene.delegate.states, [message],
                    "view model's state at each call to the delegate, after \(call)")
                XCTAssertEqual(
                    scene.model.password, password,
                    "password after \(call): it must stay, because nothing was sent")
            }
        }
    }

    @MainActor func testALoginThatSucceeds() async {
        let scene = Scene()
        scene.model.login()
        await settle()
        XCTAssertEqual(scene.completed, [], "calls to onComplete before the answer")
        XCTAssertEqual(scene.model.isLoading, true, "isLoading before the answer")
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls to onComplete after the answer")
        XCTAssertEqual(scene.model.isLoading, false, "isLoading after the answer")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"],
            "view model's state at each call to the delegate")
    }

    @MainActor func testSaysWhatFailed() async {
        for error in [UserServiceError.unauthorized, .offline, .cannotParse] {
            let scene = Scene()
            scene.model.login()
            await answer(scene, .failure(error))
            let message = LoginMessages.text(for: error)
            XCTAssertEqual(
                scene.delegate.states, ["loading", message],
                "view model's state at each call to the delegate, when the answer is .\(error)")
            XCTAssertEqual(scene.model.isLoading, false, "isLoading after the answer .\(error)")
            XCTAssertEqual(
                scene.completed, [], "calls to onComplete after the answer .\(error)")
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
            "number of calls to both services after four taps, before the first answer")
        XCTAssertEqual(
            scene.delegate.states, ["loading"],
            "view model's state at each call to the delegate, after four taps")
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
            "view model's state at each delegate call, after a tap and two taps with an empty email"
        )
    }

    @MainActor func testCanTryAgainAfterAnAnswer() async {
        let scene = Scene()
        for isRight in [false, true] {
            scene.model.password = "coffee12"
            scene.model.login()
            await answer(scene, isRight ? .success(.ana) : .failure(.unauthorized))
        }
        XCTAssertEqual(
            scene.users.calls.count, 2, "number of calls to the user service after two attempts")
        XCTAssertEqual(
            scene.delegate.states,
            ["loading", LoginMessages.text(for: .unauthorized), "loading", "no message"],
            "view model's state at each call to the delegate, in two attempts")
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
            "errorMessage during a second attempt, before its answer")
    }

    @MainActor func testAnAnswerBeforeTheCallReturnsEndsTheLogin() async {
        let scene = Scene()
        scene.users.answerAtOnce = .failure(.offline)
        scene.model.login()
        await settle()
        XCTAssertEqual(
            scene.model.isLoading, false,
            "isLoading after the user service has answered before its function returns: set isLoading "
                + "before you call the service")
        scene.users.answerAtOnce = .success(.ana)
        scene.model.password = "coffee12"
        scene.model.register()
        await settle()
        XCTAssertEqual(
            scene.completed, ["user 7"],
            "calls to onComplete after an answer that comes before the call returns")
    }

    @MainActor func testFacebooksTokenIsSent() async {
        let scene = Scene(email: "", password: "")
        scene.model.loginWithFacebook()
        await settle()
        XCTAssertEqual(scene.model.isLoading, true, "isLoading before Facebook's answer")
        XCTAssertEqual(scene.users.calls, [], "calls to the user service before Facebook's answer")
        scene.fb.answer(.success("abc"))
        await waitUntil { !scene.users.calls.isEmpty }
        await settle()
        XCTAssertEqual(
            scene.users.calls, ["facebook abc"], "calls to the user service after Facebook's answer"
        )
        await answer(scene, .success(.ana))
        XCTAssertEqual(scene.completed, ["user 7"], "calls to onComplete after both answers")
        XCTAssertEqual(
            scene.delegate.states, ["loading", "no message"],
            "view model's state at each call to the delegate")
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
                "view model's state at each call to the delegate, when Facebook answers .\(error)"
            )
            XCTAssertEqual(
                scene.users.calls, [], "calls to the user service after Facebook's answer .\(error)"
            )
            XCTAssertEqual(
                scene.model.isLoading, false, "isLoading after Facebook's answer .\(error)")
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
            "The delegate isn't freed as long as its view model exists. Write weak var delegate.")
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
                    users.calls.count + fb.count, 1,
                    "number of calls to both services after \(name)")
            }
            await assertFreed(
                freed,
                "The view model isn't freed while it waits for the answer to \(name). The closure "
                    + "for the answer holds it: write [weak self] in that closure.")
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
            try await requireEventually(
                users.calls, ["facebook abc"], "calls to the user service after Facebook's answer")
        }
        await assertFreed(
            freed,
            "The view model isn't freed while it waits for the answer to Facebook's token. The "
                + "closure for that answer holds it: write [weak self] in that closure.")
    }

    /// A view model whose services and delegate are spies, and whose fields are filled in.
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
