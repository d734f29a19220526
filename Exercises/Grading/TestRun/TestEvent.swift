/// One thing that happened to a test, as the test reporter in the test process sends it.
struct TestEvent: Decodable, Equatable {
    enum Kind: String, Decodable {
        case started, failed, finished, ended
    }

    var event: Kind
    var test: String?
    var message: String?
    var file: String?
    var line: Int?
    var skipped: Bool?
    var seconds: Double?
    /// How many tests XCTest itself has counted, as the last one has finished.
    var count: Int?
    /// How many failures it has counted.
    var failures: Int?
}
