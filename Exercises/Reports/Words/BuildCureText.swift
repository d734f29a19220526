import Grading

/// Says what helps where code or own tests don't compile, beyond the compiler's words.
package enum BuildCureText {
    /// The compiler's words, and what helps.
    static func describe(_ failure: BuildFailure, inTests: Bool) -> String {
        [BuildFailureText.describe(failure), cure(of: failure, inTests: inTests)]
            .compactMap(\.self).joined(separator: "\n")
    }

    /// A sentence or two; nil where nobody can tell.
    package static func cure(of failure: BuildFailure, inTests: Bool) -> String? {
        switch failure {
        case .explained(let advice, let text):
            return BuildAdviceText.describe(advice, on: text, inTests: inTests)
        case .filesMissing(_, let text) where inTests:
            return cure(ofErrors: text, inTests: true)
        case .errors(let text):
            return cure(ofErrors: text, inTests: inTests)
        case .withoutPlace(let text):
            guard text.contains("PackageDiscoveredTests.derived/"),
                let match = text.firstMatch(of: #/cannot find (?:type )?'(\w+)' in scope/#)
            else { return nil }
            return
                "'\(match.1)' stands in another type, or is private. Put it on the outermost level "
                + "of its file, without 'private'."
        default:
            return nil
        }
    }

    private static func cure(ofErrors text: String, inTests: Bool) -> String? {
        CompilerWordsText.cure(ofErrors: text, inTests: inTests)
            ?? (inTests ? cureOfTests(withErrors: text) : nil)
    }

    private static func cureOfTests(withErrors text: String) -> String? {
        if text.contains("is unavailable from asynchronous contexts"),
            text.contains("waitForExpectations") || text.contains("'wait'")
        {
            return "Write: await fulfillment(of: [expectation], timeout: 1). To read: "
                + GuideSections.waiting
        }
        if text.contains("unknown attribute 'Test'") || text.contains("unknown attribute 'Suite'") {
            return "Write at the top of the file: import Testing"
        }
        if text.contains("main actor-isolated"), text.contains("waitForExpectations") {
            return "Write: wait(for: [expectation], timeout: 1). To read: \(GuideSections.waiting)"
        }
        if text.contains("main actor-isolated"),
            text.contains(#/func (?:setUp|tearDown)(?:WithError)?\(/#)
        {
            return "What the code of this stage has belongs to the main actor. Write: @MainActor "
                + "override func setUp() async throws. Or make what a test needs in the test itself. "
                + "To read: \(GuideSections.loading)"
        }
        let conformance = #/type '(\w+)' does not conform to protocol '(\w+)'/#
        let requirement = #/protocol requires \w+ '([^']+)'(?: with type '([^']+)')?/#
        if let type = text.firstMatch(of: conformance), type.1 != "Any" {
            let what = text.firstMatch(of: requirement).map { match in
                "'\(match.1)'" + (match.2.map { " of the type '\($0)'" } ?? "")
            }
            return
                "'\(type.2)' asks for \(what ?? "more than '\(type.1)' has"), with just that name, "
                + "those labels and those types. Write it in '\(type.1)'."
        }
        // Not every method is a test.
        if text.contains("main actor-isolated"), !text.contains("setUp"), !text.contains("tearDown")
        {
            return "What the code of this stage has belongs to the main actor. Write the test as: "
                + "@MainActor func testIt() async. To read: \(GuideSections.loading)"
        }
        // The assertions are XCTest's, and not the exercise's.
        let calls = #/(?:extra|missing) argument|incorrect argument label/#
        guard text.contains(calls), !text.contains("XCTAssert") else { return nil }
        return "Your own tests run on the finished code, not on yours. It takes what the exercise "
            + "says, and nothing else."
    }
}
