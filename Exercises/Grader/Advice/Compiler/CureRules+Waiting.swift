import Catalog
import SwiftSource

extension CureRule {
    /// Rules for code that is asynchronous, throws, or belongs to the main actor.
    ///
    /// - Parameter library: The library of the tests with the error; nil for code.
    static func ofWaiting(_ library: TestLibrary?) -> [CureRule] {
        let caller = library == nil ? "function" : "test"
        return [
            CureRule(
                #/is 'async' but is not marked with 'await'/#,
                Cure(
                    .missingAwait, "This call is asynchronous.",
                    next:
                        "Write 'await' before it. If there is a 'try', it comes first: try await …"
                )),
            CureRule(
                #/can throw,? but (?:it )?is not marked with 'try'/#,
                Cure(
                    .missingTry, "This call can throw an error.",
                    next:
                        "Write 'try' before it\(library == nil ? "." : ", and 'throws' after the test's '()'.")"
                )),
            CureRule(
                #/errors thrown from here are not handled/#,
                Cure(
                    .missingTry, "This call can throw an error.",
                    next: library == nil
                        ? "Write 'try?' instead of 'try': if the call fails, the value is nil."
                        : "Write 'throws' after the test's '()'.")),
            CureRule(
                #/'async' call in a function that does not support concurrency/#,
                Cure(
                    .missingAsync, "A \(caller) that awaits something must be async.",
                    next: "Write '\(library == nil ? "async" : "async throws")' after its '()'.")),
        ] + (library.map(ofTests) ?? ofCode)
    }

    private static var ofCode: [CureRule] {
        [
            CureRule(
                #/main actor-isolated .* in a synchronous nonisolated context/#,
                Cure(
                    .missingMainActor,
                    "This code may run on any thread, but what it calls belongs to the main actor.",
                    next: "Call it on the main queue: DispatchQueue.main.async { … }"))
        ]
    }

    private static func ofTests(_ library: TestLibrary) -> [CureRule] {
        [
            CureRule(
                #/'wait\w*' is unavailable from asynchronous contexts/#,
                Cure(
                    .waitInAsync, "An async test waits with 'await'.",
                    next: "Write: \(library.wait(isAsync: true)).", guide: GuideSections.waiting)),
            CureRule(#/risks causing data races/#) { _, error in
                guard error.source.contains("waitForExpectations") else { return nil }
                return Cure(
                    .waitInAsync, "'waitForExpectations' belongs to the main actor.",
                    next: "Write: \(library.wait(isAsync: false)).", guide: GuideSections.waiting)
            },
            CureRule(
                #/static property '\w+' is not concurrency-safe/#,
                Cure(
                    .staticState, "All tests share a static variable.",
                    next:
                        "Remove 'static', and 'Self.' before its uses: then each test has its own.")
            ),
            CureRule(#/XCTest can't list '([^']+)', whose name needs backticks/#) { found, _ in
                Cure(
                    .unlistedTest, "XCTest can't run a test whose name needs backticks.",
                    next: "Name it \(plain(found[0])).")
            },
            CureRule(#/XCTest can't list class '([^']+)' inside '([^']+)'/#) { found, _ in
                Cure(
                    .unlistedTest, "XCTest can't run a test class inside another type.",
                    next: "Move \(found[0]) out of \(found[1]), to the top level of the file.")
            },
            CureRule(
                #/XCTest can't list .* which is generic/#,
                Cure(
                    .unlistedTest, "XCTest can't run generic tests.",
                    next: "Remove the '<…>', and write a test for each type.")),
        ]
    }

    /// A name without spaces and punctuation: `testMinusOne` for `test minus one`.
    private static func plain(_ name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.enumerated().map { number, word in
            number == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
    }
}
