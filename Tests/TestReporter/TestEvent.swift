/// One thing that happened to a test, as it is sent to the grader: a JSON object on one line.
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
    /// How many tests XCTest itself has counted, when the last one has finished.
    var count: Int?
    /// How many failures it has counted.
    var failures: Int?
}
