/// One thing that happened to a test, as it is sent to the grader: a JSON object on one line.
struct TestEvent: Encodable {
    enum Kind: String, Encodable {
        case started, failed, finished
        /// The last test has finished.
        case ended
    }

    var event: Kind
    var test: String?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// The places of planted bugs that were reached since the event before.
    var places: [Int]?
    /// How many tests XCTest itself has counted, as the last one has finished.
    var count: Int?
    /// How many failures it has counted.
    var failures: Int?
}
