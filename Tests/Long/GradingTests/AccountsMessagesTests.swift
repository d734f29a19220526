import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of the usual mistakes in the encore Accounts, with all the words.
final class AccountsMessagesTests: XCTestCase {
    func testTheUsualMistakes() throws {
        let stage = try FixtureLearner(
            name: "accounts-mistakes", standIns: ["Encores/AccountsTests/AccountDoubles.swift"]
        ).gradeStage("Accounts")
        XCTAssertEqual(
            stage.shownFailures.split(separator: "\n")
                .filter { !$0.contains("Tests/Encores/") }.joined(separator: "\n"),
            #"""
              ✗ AccountValidatorTests.testOrdinaryPasswords
                whether "asdfg1" is valid, as .password
                  expected: true
                  actual:   false
              ✗ AccountValidatorTests.testAPasswordNeedsALetterAndADigit
                whether "!!!!a1" is valid, as .password
                  expected: true
                  actual:   false
              ✗ AccountValidatorTests.testTheShortestAndTheLongestPassword
                whether "abcde1" is valid, as .password
                  expected: true
                  actual:   false
              ✗ AccountValidatorTests.testPasswordsWithLettersOfOtherScripts
                whether "こん1" is valid, as .password
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testADigitIsOneFrom0To9
                whether "asdfg0" is valid, as .password
                  expected: true
                  actual:   false
              ✗ AccountValidatorTests.testASpaceOfAPasswordIsACharacterLikeOthers
                whether "asd 1f" is valid, as .password
                  expected: true
                  actual:   false
              ✗ AccountValidatorTests.testOrdinaryAddresses
                whether "@example.com" is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testAnAddressHasOneAt
                whether "ana@@example.com" is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testTheNameBehindTheAtHasADot
                whether "ana.lee@example" is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testThereIsSomethingAroundEachDotBehindTheAt
                whether "ana@.com" is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testAnAddressHasNoSpace
                whether "ana lee@example.com" is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountValidatorTests.testTheLongestAddress
                whether a text of 255 characters is valid, as .email
                  expected: false
                  actual:   true
              ✗ AccountMockTests.testWritesDownARegistration
                what the mock has recorded after register(email:password:)
                  expected: ["didRegister", "Bo@example.com ", " secret 1", "1 request"]
                  actual:   ["didLogin", "didRegister", "Bo@example.com ", " secret 1", "1
                            request"]
              ✗ AccountMockTests.testWritesDownALoginFromFacebook
                what the mock has recorded after login(facebookToken:)
                  expected: ["didLogin", "abc", "1 request"]
                  actual:   ["abc", "1 request"]
              ✗ AccountMockTests.testWritesDownCallsThatFail
                what the mock has recorded after a login that failed
                  expected: ["didLogin", "bo@example.com", "secret1", "1 request"]
                  actual:   ["1 request"]
              ✗ AccountMockTests.testAnswersWithItsError
                answers when shouldFailLogin is set, and error is .offline
                  expected: ["offline", "offline", "offline"]
                  actual:   ["unauthorized", "unauthorized", "unauthorized"]
              ✗ AccountMockTests.testWritesDownBeforeItAnswers
                what the mock has recorded when it answers a registration
                  expected: [["didRegister", "a", "b", "1 request"]]
                  actual:   [["didRegister", "1 request"]]
              ✗ AccountMockTests.testWaitsForAnswer
                answers of three calls after a second answer()
                  expected: 3
                  actual:   6
              ✗ AccountMockTests.testLetsGoOfWhatItHasAnswered
                answers of one call
                  expected: 1
                  actual:   2
              ✗ AccountMockTests.testOnlyTheTestAndLogoutChangeTheCurrentUser
                currentUser after three calls that succeeded
                  expected: nil
                  actual:   User(id: 7, email: "ana@example.com", token: "mock")
              ✗ AccountLoginTests.testCompletesAtOnceWhereSomebodyIsLoggedIn
                Starter/Encores/Accounts/LoginViewModel.swift:22:44
                The code stopped the program: Unexpectedly found nil while unwrapping an
                Optional value. userService.currentUser is nil there.
                  the line:  onComplete?(userService.currentUser!)
                  the test:  scene.model.start()
              ✗ AccountLoginTests.testSendsWhatWasTyped
                calls of the user service after login()
                  expected: ["login Ana@Example.com Coffee12 "]
                  actual:   ["login ana@example.com Coffee12 "]
              ✗ AccountLoginTests.testARegistrationIsSentAndSucceeds
                calls of the user service after register()
                  expected: ["register Ana@Example.com Coffee12 "]
                  actual:   ["login Ana@Example.com Coffee12 ", "register Ana@Example.com
                            Coffee12 "]
              ✗ AccountLoginTests.testChecksTheFieldsFirst
                what the delegate sees at each call, after login() with "ana", "coffee12"
                  expected: ["This is not an e-mail address."]
                  actual:   []
              ✗ AccountLoginTests.testALoginThatSucceeds
                calls of onComplete after the answer
                  expected: ["user 7"]
                  actual:   ["user 7 while loading"]
              ✗ AccountLoginTests.testSaysWhatFailed
                what the delegate sees at each call, at .unauthorized
                  expected: ["loading", "The server does not accept this. Please check what
                            you typed."]
                  actual:   ["loading", "loading"]
              ✗ AccountLoginTests.testForgetsThePasswordWithEachAnswer
                password after the answer user 7
                  expected: ""
                  actual:   coffee12
              ✗ AccountLoginTests.testASecondTapIsIgnored
                calls of both services after four taps, while the first answer is awaited
                  expected: 1
                  actual:   5
              ✗ AccountLoginTests.testCanTryAgainAfterAnAnswer
                what the delegate sees at each call, in two tries
                  expected: ["loading", "The server does not accept this. Please check what
                            you typed.", "loading", "no message"]
                  actual:   ["loading", "loading", "loading"]
              ✗ AccountLoginTests.testTheMessageIsGoneWhileItTriesAgain
                errorMessage while the answer to a second try is awaited
                  expected: none
                  actual:   This is not an e-mail address.
              ✗ AccountLoginTests.testAnAnswerBeforeTheCallReturnsEndsTheLogin
                isLoading, if the answer comes before the call returns: set it before that
                call
                  expected: false
                  actual:   true
              ✗ AccountLoginTests.testFacebooksTokenIsSent
                isLoading while Facebook asks the user
                  expected: true
                  actual:   false
              ✗ AccountLoginTests.testFacebookFailsOrIsCancelled
                what the delegate sees at each call, when Facebook answers .cancelled
                  expected: ["loading", "no message"]
                  actual:   []
              ✗ AccountLoginTests.testHoldsItsDelegateWeakly
                The delegate isn't freed while its view model is there. Write weak var
                delegate.
                  expected: freed
                  actual:   still held
              ✗ AccountLoginTests.testIsFreedWhileAnAnswerIsAwaited
                The view model isn't freed while the answer to login() is awaited. The
                closure for the answer holds it: write [weak self] in it.
                  expected: freed
                  actual:   still held
              ✗ AccountLoginTests.testIsFreedWhileTheAnswerToFacebooksTokenIsAwaited
                The view model isn't freed while the answer to Facebook's token is awaited.
                The closure for it holds the view model: write [weak self] in it.
                  expected: freed
                  actual:   still held
              ✗ AccountServiceTests.testALoginIsOneRequest
                requests after login(email:password:), with the JSON of their bodies
                  expected: ["POST /login email: ana@example.com, password: asdfg1"]
                  actual:   ["POST login email: ana@example.com, password: asdfg1"]
              ✗ AccountServiceTests.testARegistrationIsOneRequest
                requests after register(email:password:), with the JSON of their bodies
                  expected: ["POST /register email: ana@example.com, password: asdfg1"]
                  actual:   ["POST /login email: ana@example.com, password: asdfg1"]
              ✗ AccountServiceTests.testALoginFromFacebookIsOneRequest
                requests after login(facebookToken:), with the JSON of their bodies
                  expected: ["POST /facebook facebookToken: abc"]
                  actual:   ["POST /facebook token: abc"]
              ✗ AccountServiceTests.testSpecialCharactersArriveAsTheyAre
                requests after login with a password that has quotes in it, with the JSON of
                their bodies
                  expected: ["POST /login email: ana+ü@example.com, password: a\"1\\&=% "]
                  actual:   ["POST login {\"email\": \"ana+ü@example.com\", \"password\":
                            \"a\"1\\&=% \"}"]
              ✗ AccountServiceTests.testWhatTheServerDoesNotAccept
                answers of login, when the network answers the status 401 and the body
                '{"id": 7, "email": "ana@example.com", "token": "t0ken"}'
                  expected: [".unauthorized"]
                  actual:   [".unauthorized", "user 7 ana@example.com t0ken"]
              ✗ AccountServiceTests.testWhatCannotBeRead
                what the keychain holds, when the network answers the status 200 and the
                body ''
                  expected: [:]
                  actual:   ["password": "asdfg1"]
              ✗ AccountServiceTests.testAnotherStatusCannotBeRead
                answers of login, when the network answers the status 199 and the body
                '{"id": 7, "email": "ana@example.com", "token": "t0ken"}'
                  expected: [".cannotParse"]
                  actual:   ["user 7 ana@example.com t0ken"]
              ✗ AccountServiceTests.testNoAnswerIsOffline
                answers of login, when the network answers .failure(NoAnswer())
                  expected: [".offline"]
                  actual:   [".cannotParse"]
              ✗ AccountServiceTests.testTheKeychainHoldsTheUser
                token of currentUser when the call is answered
                  expected: ["t0ken"]
                  actual:   ["none"]
              ✗ AccountServiceTests.testWhatTheKeychainHoldsMayBeDamaged
                Starter/Encores/Accounts/UserService.swift:16:35
                The code stopped the program: 'try!' expression unexpectedly raised an
                error: DecodingError.dataCorrupted: Data was corrupted. Debug description:
                The given data was not valid JSON..
                  the line:  return try! JSONDecoder().decode(User.self, from:
                             Data(text.utf8))
                  the test:  XCTAssertNil(service.currentUser, "currentUser when the
                             keychain contains {")
              ✗ AccountServiceTests.testLogout
                Starter/Encores/Accounts/UserService.swift:16:35
                The code stopped the program: 'try!' expression unexpectedly raised an
                error: DecodingError.dataCorrupted: Data was corrupted. Debug description:
                The given data was not valid JSON..
                  the line:  return try! JSONDecoder().decode(User.self, from:
                             Data(text.utf8))
                  the test:  XCTAssertNil(service.currentUser, "currentUser after logout()")
              ✗ AccountFactoryTests.testTheArgumentDecides
                services with the arguments ["--stub-services"]
                  expected: StubUserService, StubFacebookService
                  actual:   StubUserService, FacebookServiceSpy
              ✗ AccountFactoryTests.testRealServicesAreMadeOtherwise
                services with the arguments ["app", "--stub-services=no"]
                  expected: UserService, FacebookServiceSpy
                  actual:   StubUserService, FacebookServiceSpy
              ✗ AccountFactoryTests.testStubsNeedNoHelper
                helpers that are made with the arguments ["--stub-services"]
                  expected: 0
                  actual:   3
              ✗ AccountFactoryTests.testAHelperIsMadeWhenItIsNeeded
                helpers that are made before any service is needed
                  expected: []
                  actual:   ["network"]
              ✗ AccountFactoryTests.testAllShareTheServices
                whether userService is the same when it is asked for again, with []
                  expected: true
                  actual:   false
              ✗ AccountFactoryTests.testTheUserServiceGetsTheHelpers
                requests at the network helper after a login with the factory's user service
                  expected: ["/facebook"]
                  actual:   []
              ✗ AccountFactoryTests.testTheViewModelGetsTheServices
                requests at the network helper after login() of the view model
                  expected: ["/login"]
                  actual:   []
              ✗ AccountFactoryTests.testEachLoginHasItsOwnViewModel
                requests after login() of the first view model
                  expected: 1
                  actual:   0
            """#)
        XCTAssertEqual(
            stage.shownOwnTests,
            #"""
            MyAccountFactoryTests.testExpectsTwoUserServices
            XCTAssertFalse(factory.userService === factory.userService)
            It ran on the finished code, where a right test passes:
            'factory.userService === factory.userService' is true.
            It expects what one of the planted bugs does: Everyone who asks gets another user service. Read that rule of the exercise again.

            MyAccountLoginTests.testForgetsToFillInTheFields
            XCTAssertTrue(mock.didLogin)
            It ran on the finished code, where a right test passes:
            'mock.didLogin' is false.
            It expects what one of the planted bugs does: A new mock says that a user has logged in. Read that rule of the exercise again.

            MyAccountLoginTests.testExpectsTheEndAtOnce
            XCTAssertEqual(users.count, 1)
              expected: 1
              actual:   0
            It asks for too much. It fails on code that is right: A login that succeeds ends a little after its answer has come.

            MyAccountLoginTests.testExpectsThePasswordAfterAFailure
            XCTAssertEqual(model.password, "asdfg1")
            It ran on the finished code, where a right test passes:
              expected: asdfg1
              actual:   ""
            It expects what one of the planted bugs does: The password isn't cleared after a login that failed. Read that rule of the exercise again.

            MyAccountMockTests.testExpectsTheMockToLogIn
            XCTAssertEqual(mock.currentUser?.email, "ana@example.com")
            It ran on the finished code, where a right test passes:
              expected: ana@example.com
              actual:   nil
            It expects what one of the planted bugs does: The mock sets currentUser itself, as the real service does. Read that rule of the exercise again.

            MyAccountMockTests.testExpectsTheMockToCheckThePassword
            XCTAssertEqual(results, [.failure(.unauthorized)])
            It ran on the finished code, where a right test passes:
              expected: [.failure(.unauthorized)]
              actual:   [.success(User(id: 7, email: "ana@example.com", token: "mock"))]

            MyAccountMockTests.testAWaitingCallThatNobodyAnswers
            XCTAssertEqual(count, 1)
            It ran on the finished code, where a right test passes:
              expected: 1
              actual:   0
            'count' still has its first value: nothing has called the closure that sets it (line 32). Does your test call what should answer? Does that go to another output?

            MyAccountServiceTests.testComparesTheTextOfTheJSON
            XCTAssertEqual(
                network.requests.map { String(decoding: $0.body, as: UTF8.self) },
                [#"{"facebookToken":"abc"}"#])
              expected: ["{\"facebookToken\":\"abc\"}"]
              actual:   ["{\n  \"facebookToken\" : \"abc\"\n}"]
            It asks for too much. It fails on code that is right: The JSON of a request has line breaks, and its keys in another order.

            MyAccountServiceTests.testForgetsToAnswer
            XCTAssertEqual(results, [.failure(.offline)])
            It ran on the finished code, where a right test passes:
              expected: [.failure(.offline)]
              actual:   []
            'results' still has its first value: nothing has called the closure that sets it (line 21). Does your test call what should answer? Does that go to another output?

            MyAccountValidatorTests.testFiveCharactersAreEnough
            XCTAssertTrue(FieldValidator.password.validate("asdf1"))
            It ran on the finished code, where a right test passes:
            'FieldValidator.password.validate("asdf1")' is false.
            It expects what one of the planted bugs does: A password with 5 characters is valid. Read that rule of the exercise again.

            MyAccountValidatorTests.testAnAddressIsTrimmed
            XCTAssertTrue(FieldValidator.email.validate(" ana@example.com "))
            It ran on the finished code, where a right test passes:
            'FieldValidator.email.validate(" ana@example.com ")' is false.

            MyAccountFactoryTests.testOnlyThatThereIsAService
            It asserts that there is something, and not what. Compare the value.

            MyAccountMockTests.testComparesTheMockWithItself
            It asserts only in a closure, which may never be called. To read: Guide/2-mvvm.md#an-assertion-in-the-closure

            MyAccountValidatorTests.testOnlyCallsTheValidator
            It asserts nothing. Compare what comes with what should come.
            """#)
    }
}
