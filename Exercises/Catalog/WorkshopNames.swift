/// The names in the workshop's own code that advice looks for in a learner's tests, or writes in an
/// example.
///
/// The grader knows them from here alone, and a test holds that each of them is still declared.
package enum WorkshopNames {
    // MARK: Timers

    /// The parameter through which a view model gets its timer.
    package static let timerProvider = "timerProvider"
    /// The timer of the test helpers, which fires when a test says so.
    package static let mockTimer = "MockTimer"
    /// The last one that was made.
    package static let currentTimer = "currentTimer"

    // MARK: Screens

    /// The class that screens inherit from.
    package static let screenBase = "ViewController"
    package static let viewDidLoad = "viewDidLoad"
    /// The method that a test calls on a screen that inherits its `viewDidLoad()`.
    package static let loadView = "loadViewIfNeeded"
    /// The end of the names of a screen's parts that show text.
    package static let labelSuffix = "Label"

    // MARK: Waiting

    /// The test helpers' function that waits for a condition.
    package static let waitUntil = "waitUntil"
    /// The test helpers' function that waits until everything has happened.
    package static let settle = "settle"
    /// The workshop's functions for waiting, besides those of XCTest and Swift.
    package static let lettingTimePass: Set<String> = [settle]
    /// The property of a test double that says whether a call is waiting.
    package static let isWaiting = "isWaiting"
    /// The methods of test doubles with which a test sends an answer.
    package static let answering = ["completion", "answer", "fire"]

    // MARK: The cache

    /// The closure of the feed that reads saved data, and the helper that replaces it.
    /// A test that uses both doesn't read what another test has saved.
    package static let readingCache = "loadTickerCache"
    package static let replacingCache = "install"

    // MARK: Comparing

    /// The protocol of values that are compared by identifier and content.
    package static let diffable = "HashDiffable"
    package static let askingForEquality = "a.isEqual(to: b)"
    /// The test helpers' assertion on lists of such values.
    package static let assertingDiffable = "assertArrayHashDiffable"
    /// The test helpers' function that says how two such lists differ, in either test library.
    package static let tellingDifference = "mismatches"
    /// Their parameter for what is expected.
    package static let expectedOfDiffable = "expectedResult"
    /// The test helpers' assertion that nothing holds an object.
    package static let assertingFreed = "assertFreed"
    /// The test helpers' assertions that compare a value with an expected one, which it may soon be.
    package static let assertingInTime = ["assertEventually", "requireEventually"]

    // MARK: Examples

    /// A struct of the second stage, as the parameter of a closure.
    package static let changedStruct = "(cart: inout CartViewModel)"
}
