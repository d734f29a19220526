import Foundation
import Shared
import XCTest

/// Checks that the files with sample answers are found, and that their addresses are only examples.
final class SampleDataTests: XCTestCase {
    func testAMissingFileHasNoURL() {
        XCTAssertNil(SampleData.url(of: "NoSuchData"))
    }

    func testAddressesUseExampleDomains() throws {
        for name in ["ProductData", "InspirationData", "TickerData"] {
            let url = try XCTUnwrap(SampleData.url(of: name), "\(name).json must be in the bundle")
            let hosts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "://")
                .dropFirst().map { $0.prefix { $0 != "/" && $0 != "\"" } }
            XCTAssertFalse(hosts.isEmpty, "\(name).json must have addresses")
            XCTAssertEqual(hosts.filter { !$0.hasSuffix(".example.com") }, [], "\(name).json")
        }
    }
}
