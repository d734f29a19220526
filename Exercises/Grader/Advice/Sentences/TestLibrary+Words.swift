import Catalog

// The wording of advice in each library, so that a learner sees the library that the test uses.

extension TestLibrary {
    // MARK: Assertions

    /// The assertion that two values are equal.
    func equal(_ first: String = "a", _ second: String = "b") -> String {
        switch self {
        case .xctest: "XCTAssertEqual(\(first), \(second))"
        case .swiftTesting: "#expect(\(first) == \(second))"
        }
    }

    /// The name of the assertion that two values are equal.
    var nameOfEqual: String {
        switch self {
        case .xctest: "XCTAssertEqual"
        case .swiftTesting: "#expect"
        }
    }

    /// The assertion that two lists of HashDiffable values are equal.
    var equalDiffables: String {
        let values = "(\(WorkshopNames.expectedOfDiffable): …, values: …)"
        return switch self {
        case .xctest: "\(WorkshopNames.assertingDiffable)\(values)"
        case .swiftTesting: equal("\(WorkshopNames.tellingDifference)\(values)", "nil")
        }
    }

    /// Unwraps an optional, and fails if it is nil.
    var unwrapping: String {
        switch self {
        case .xctest: "try XCTUnwrap(…)"
        case .swiftTesting: "try #require(…)"
        }
    }

    // MARK: Types and tests

    /// The declaration line of a type with tests.
    func head(ofType name: String) -> String {
        switch self {
        case .xctest: "final class \(name): XCTestCase"
        case .swiftTesting: "@Suite struct \(name)"
        }
    }

    /// The declaration line of a test with this name on the main actor.
    func headOfTestOnMainActor(_ name: String) -> String {
        switch self {
        case .xctest: "@MainActor func \(name)() async"
        case .swiftTesting: "@MainActor @Test func \(name)() async"
        }
    }

    // MARK: Before and after

    /// The declaration line of the main-actor method that prepares each test.
    var beforeEachTestOnMainActor: String {
        switch self {
        case .xctest: "@MainActor override func setUp() async throws"
        case .swiftTesting: "@MainActor @Suite struct …"
        }
    }

    // MARK: Waiting

    /// The call with which a test waits. An XCTest test waits with a timeout. A Swift Testing test lets all
    /// pending work run instead.
    var waiting: String {
        switch self {
        case .xctest: "await fulfillment(of: [expectation], timeout: 5)"
        case .swiftTesting: "await \(WorkshopNames.settle)()"
        }
    }

    /// Says that an answer didn't come while a test waited for it.
    var notCalledInTime: String {
        switch self {
        case .xctest: "fulfill() wasn't called in time. Call it when the answer comes."
        case .swiftTesting:
            "The confirmation wasn't called before its closure ended. If the answer comes later, "
                + "write at the end of that closure: \(waiting)."
        }
    }

    // MARK: Files

    /// The command that restores a missing test file.
    func restoring(_ path: String) -> String {
        switch self {
        case .xctest: "git restore \(path)"
        case .swiftTesting: "swift run grade tests \(rawValue)"
        }
    }

    /// The command that replaces a changed file with the shipped one.
    func puttingBack(_ path: String) -> String {
        switch self {
        case .xctest: "git restore \(path)"
        case .swiftTesting:
            // At this path, git has the XCTest version, so the shipped Swift Testing version is copied from
            // its own folder.
            "cp \(path.replacing("Starter/", with: "Starter/\(Self.folder)/", maxReplacements: 1)) "
                + path
        }
    }
}
