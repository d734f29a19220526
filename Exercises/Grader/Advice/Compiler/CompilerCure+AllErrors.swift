import Catalog

extension CompilerCure {
    /// What no error tells alone, in own tests: it stands in other errors, or in the source below them.
    static func byAllErrors(_ library: TestLibrary) -> [CompilerCure] {
        ofWaiting(library) + ofTheMainActor(library) + ofOtherCode
    }

    private static func ofWaiting(_ library: TestLibrary) -> [CompilerCure] {
        let waits = { (isAsync: Bool) in
            "Write: \(library.wait(isAsync: isAsync)). To read: \(GuideSections.waiting)"
        }
        return [
            shows(
                ["is unavailable from asynchronous contexts", "waitForExpectations"],
                help: waits(true)),
            shows(["is unavailable from asynchronous contexts", "'wait'"], help: waits(true)),
            shows(["unknown attribute 'Test'"], help: importsTesting),
            shows(["unknown attribute 'Suite'"], help: importsTesting),
            shows(["main actor-isolated", "waitForExpectations"], help: waits(false)),
        ]
    }

    private static func ofTheMainActor(_ library: TestLibrary) -> [CompilerCure] {
        let start = "What the code of this stage has belongs to the main actor. Write"
        let guide = "To read: \(GuideSections.loading)"
        return [
            CompilerCure(in: .tests) { _, all in
                let methods =
                    #/func (?:setUp|tearDown)(?:WithError)?\(|\binit\(\) *(?:async *)?(?:throws *)?\{/#
                guard all.contains("main actor-isolated"), all.contains(methods) else { return nil }
                return
                    "\(start): \(library.beforeEachTestOnMainActor). Or make what a test needs in "
                    + "the test itself. \(guide)"
            },
            // Not every method is a test.
            shows(
                ["main actor-isolated"], without: ["setUp", "tearDown"],
                help: "\(start) the test as: \(library.headOfTestOnMainActor). \(guide)"),
        ]
    }

    private static let ofOtherCode: [CompilerCure] = [
        CompilerCure(in: .tests) { _, all in
            let conformance = #/type '(\w+)' does not conform to protocol '(\w+)'/#
            guard let type = all.firstMatch(of: conformance), type.1 != "Any" else {
                return nil
            }
            let requirement = #/protocol requires \w+ '([^']+)'(?: with type '([^']+)')?/#
            let what = all.firstMatch(of: requirement).map { match in
                "'\(match.1)'" + (match.2.map { " of the type '\($0)'" } ?? "")
            }
            return
                "'\(type.2)' asks for \(what ?? "more than '\(type.1)' has"), with just that name, "
                + "those labels and those types. Write it in '\(type.1)'."
        },
        // The assertions are XCTest's, and not the exercise's.
        CompilerCure(in: .tests) { _, all in
            let calls = #/(?:extra|missing) argument|incorrect argument label/#
            guard all.contains(calls), !all.contains("XCTAssert") else { return nil }
            return
                "Your own tests run on the finished code, not on yours. It takes what the exercise "
                + "says, and nothing else."
        },
    ]

    private static let importsTesting = "Write at the top of the file: import Testing"

    /// Where all of these words stand somewhere, and none of those.
    private static func shows(
        _ words: [String], without others: [String] = [], help: String
    ) -> CompilerCure {
        CompilerCure(in: .tests) { _, all in
            let isMeant =
                words.allSatisfy(all.contains) && !others.contains(where: all.contains)
            return isMeant ? help : nil
        }
    }
}
