/// Something that happened to a test, sent to the grader as a JSON object on one line.
struct TestEvent: Encodable {
    enum Kind: String, Encodable {
        case started, failed, finished
        /// The last test has finished.
        case ended
    }

    var event: Kind
    /// The name of the test; nil if the event has the number of the test instead.
    var test: String?
    /// The position of the test in the list of tests that the program must run.
    var number: Int?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the last event.
    var places: [Int]?
    /// The number of tests that XCTest has counted. It is sent after the last test has finished.
    var count: Int?
    /// The number of failures that XCTest has counted. It is sent together with `count`.
    var failures: Int?
}
