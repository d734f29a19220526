import Catalog

// How each library says the same things. Every sentence on tests takes such words from here, so that it
// speaks of the library that the test is written in.

extension TestLibrary {
    // MARK: Assertions

    /// The assertion that two values are equal.
    func equal(_ first: String = "a", _ second: String = "b") -> String {
        switch self {
        case .xctest: "XCTAssertEqual(\(first), \(second))"
        case .swiftTesting: "#expect(\(first) == \(second))"
        }
    }

    /// The name of that assertion.
    var nameOfEqual: String {
        switch self {
        case .xctest: "XCTAssertEqual"
        case .swiftTesting: "#expect"
        }
    }

    /// The assertions that compare an answer.
    var comparing: String {
        switch self {
        case .xctest: "XCTAssertNil or XCTAssertEqual"
        case .swiftTesting: equal()
        }
    }

    /// The assertion that two lists of what has an identifier and values are the same.
    var equalDiffables: String {
        let values = "(\(WorkshopNames.expectedOfDiffable): …, values: …)"
        return switch self {
        case .xctest: "\(WorkshopNames.assertingDiffable)\(values)"
        case .swiftTesting: equal("\(WorkshopNames.tellingDifference)\(values)", "nil")
        }
    }

    /// What takes a value out of an optional, and fails where there is none.
    var unwrapping: String {
        switch self {
        case .xctest: "try XCTUnwrap(…)"
        case .swiftTesting: "try #require(…)"
        }
    }

    /// What lets a test fail that can't go on.
    var failing: String {
        switch self {
        case .xctest: "XCTUnwrap, XCTFail"
        case .swiftTesting: "#require, Issue.record"
        }
    }

    // MARK: Types and tests

    /// What tests stand in.
    var kindOfType: String {
        switch self {
        case .xctest: "class"
        case .swiftTesting: "suite"
        }
    }

    /// The head of a type with tests.
    func head(ofType name: String) -> String {
        switch self {
        case .xctest: "final class \(name): XCTestCase"
        case .swiftTesting: "@Suite struct \(name)"
        }
    }

    /// The head of a test of this name that belongs to the main actor.
    func headOfTestOnMainActor(_ name: String) -> String {
        switch self {
        case .xctest: "@MainActor func \(name)() async"
        case .swiftTesting: "@MainActor @Test func \(name)() async"
        }
    }

    /// What each test has for itself.
    var newForEachTest: String {
        switch self {
        case .xctest: "XCTest makes a new object of the class for each test."
        case .swiftTesting: "Swift Testing makes a new value of the suite for each test."
        }
    }

    // MARK: Before and after

    /// What makes things ready before each test.
    var beforeEachTest: String {
        switch self {
        case .xctest: "setUp()"
        case .swiftTesting: "init()"
        }
    }

    /// What makes things ready that belong to the main actor.
    var beforeEachTestOnMainActor: String {
        switch self {
        case .xctest: "@MainActor override func setUp() async throws"
        case .swiftTesting: "@MainActor @Suite struct …"
        }
    }

    /// What tidies up after each test.
    var afterEachTest: String {
        switch self {
        case .xctest: "tearDown()"
        case .swiftTesting: "defer { … }"
        }
    }

    // MARK: Waiting

    /// What a test waits with. Only XCTest waits with a timeout: a test of Swift Testing lets all happen that
    /// can, and looks then.
    func wait(isAsync: Bool) -> String {
        switch self {
        case .xctest where isAsync: "await fulfillment(of: [expectation], timeout: 5)"
        case .xctest: "wait(for: [expectation], timeout: 5)"
        case .swiftTesting: "await \(WorkshopNames.settle)()"
        }
    }

    /// What to write in a test that waits for nothing yet.
    var waitingForAnAnswer: String {
        switch self {
        case .xctest:
            "Make an expectation, and call its fulfill() in the closure. "
                + "Write: \(wait(isAsync: true))."
        case .swiftTesting:
            "Write down in the closure what comes: answers.append($0). Let the test be async, and "
                + "let all come before you compare: \(wait(isAsync: true))."
        }
    }

    /// That an answer didn't come while a test waited for it.
    var notCalledInTime: String {
        switch self {
        case .xctest: "Nobody called fulfill() in time. It has to be called by what comes later."
        case .swiftTesting:
            "Nobody called what the confirmation counts before its closure ended. Where the answer "
                + "comes later, write at the end of that closure: \(wait(isAsync: true))."
        }
    }

    // MARK: Files

    /// The command that brings back a file of own tests which is no longer there.
    func restoring(_ path: String) -> String {
        switch self {
        case .xctest: "git restore \(path)"
        case .swiftTesting: "swift run grade tests \(rawValue)"
        }
    }

    /// The command that puts a shipped file in the place of a changed one.
    func puttingBack(_ path: String) -> String {
        switch self {
        case .xctest: "git restore \(path)"
        case .swiftTesting:
            // Git has the version in XCTest at this place.
            "cp \(path.replacing("Starter/", with: "Starter/\(Self.folder)/", maxReplacements: 1)) "
                + path
        }
    }
}
