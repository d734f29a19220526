/// The names in the workshop's own code that advice looks for in a learner's tests, or writes in an example.
/// The grader gets these names only from here, and a test checks that each of them is still declared.
package enum WorkshopNames {
    // MARK: Timers

    /// The parameter through which a view model gets its timer.
    package static let timerProvider = "timerProvider"
    /// The method that starts a timer.
    package static let startingTimer = "scheduledTimer"
    /// The test helpers' timer, and the statements with which a test fires it and waits for what follows.
    package static let mockTimer = "MockTimer"
    package static let firing = "MockTimer.currentTimer?.fire(); await settle()"

    // MARK: Waiting

    /// The test helpers' function that waits until everything has happened.
    package static let settle = "settle"
    /// The methods of test doubles with which a test sends an answer.
    package static let answering = ["completion", "answer", "fire"]

    // MARK: Comparing

    /// The protocol of values that are compared by identifier and content.
    package static let diffable = "HashDiffable"
    /// The test helpers' assertion on lists of such values.
    package static let assertingDiffable = "assertArrayHashDiffable"
    /// The test helpers' function that says how two such lists differ, in either test library.
    package static let tellingDifference = "mismatches"
    /// The parameter of these two functions for the expected values.
    package static let expectedOfDiffable = "expectedResult"
    /// The test helpers' assertion that nothing holds an object.
    package static let assertingFreed = "assertFreed"
    /// The test helpers' assertions that compare a value with an expected one. They wait, because the value
    /// may change only a little later.
    package static let assertingInTime = ["assertEventually", "requireEventually"]
}
