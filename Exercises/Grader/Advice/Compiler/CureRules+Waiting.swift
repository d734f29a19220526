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
                    next: "Write 'await' before it, but after any 'try': try await …")),
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
        ] + (library.map(ofTests) ?? [])
    }

    private static func ofTests(_ library: TestLibrary) -> [CureRule] {
        [
            CureRule(
                #/'wait\w*' is unavailable from asynchronous contexts/#,
                Cure(
                    .waitInAsync, "An async test must wait with 'await'.",
                    next: "Write: \(library.waiting).", guide: GuideSections.waiting)),
            CureRule(
                #/static property '\w+' is not concurrency-safe/#,
                Cure(
                    .staticState, "A static variable is shared by all tests.",
                    next:
                        "Remove 'static', and 'Self.' before its name. Then each test has its own.")
            ),
        ]
    }
}
