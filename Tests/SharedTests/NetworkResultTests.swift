import Shared
import XCTest

/// Checks that answers can be compared.
final class NetworkResultTests: XCTestCase {
    func testEqualOnlyWithTheSameCaseAndContent() {
        XCTAssertEqual(NetworkResult.success(1), .success(1))
        XCTAssertNotEqual(NetworkResult.success(1), .success(2))
        XCTAssertEqual(NetworkResult<String>.failed("no"), .failed("no"))
        XCTAssertNotEqual(NetworkResult<String>.failed("no"), .failed("none"))
        XCTAssertNotEqual(NetworkResult.success("no"), .failed("no"))
    }
}
