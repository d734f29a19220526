/// Something that happened to a test, sent to the grader as a JSON object on one line.
struct TestEvent: Encodable {
    enum Kind: String, Encodable {
        case started, failed, finished
        /// The last test has finished.
        case ended
    }

    var event: Kind
    /// The name of the test, if it has no number.
    var test: String?
    /// The number of the test among those that the program must run.
    var number: Int?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the last event.
    var places: [Int]?
    /// The number of tests that XCTest has counted, sent when the last one has finished.
    var count: Int?
    /// The number of failures that XCTest has counted.
    var failures: Int?
}
