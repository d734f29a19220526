import Grading

/// Says what helps where own tests don't compile, beyond the compiler's words.
package enum OwnTestsBuildText {
    /// The compiler's words, and what helps.
    static func describe(_ failure: BuildFailure) -> String {
        [BuildFailureText.describe(failure), cure(of: failure)].compactMap(\.self)
            .joined(separator: "\n")
    }

    /// A sentence or two; nil where nobody can tell.
    package static func cure(of failure: BuildFailure) -> String? {
        switch failure {
        case .errors(let text), .filesMissing(_, let text):
            return cure(ofErrors: text)
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

    private static func cure(ofErrors text: String) -> String? {
        if text.contains("is unavailable from asynchronous contexts"),
            text.contains("waitForExpectations") || text.contains("'wait'")
        {
            return "Write: await fulfillment(of: [expectation], timeout: 1). To read: "
                + GuideSections.waiting
        }
        if text.contains("main actor-isolated") {
            return "What the code of this stage has belongs to the main actor. Write the test as: "
                + "@MainActor func testIt() async. To read: \(GuideSections.loading)"
        }
        let missing = #/(?:has no member|cannot find(?: type)?) '(\w+)'/#
        let calls = #/(?:extra|missing) argument|incorrect argument label/#
        if let match = text.firstMatch(of: missing) {
            return "Your own tests run on the finished code, not on yours. It has only what the "
                + "exercise asks for, and no '\(match.1)'. Test your helper through what the "
                + "exercise asks for."
        }
        guard text.contains(calls) else { return nil }
        return "Your own tests run on the finished code, not on yours. It takes what the exercise "
            + "says, and nothing else."
    }
}
