import Foundation
import Shared
import XCTest

/// Checks the files of sample answers: they are found, and shaped as the marketplace answers.
final class SampleDataTests: XCTestCase {
    func testFileThatIsNotThereHasNoURL() {
        XCTAssertNil(SampleData.url(of: "NoSuchData"))
    }

    func testEveryFileHasAStatusAndAHeaderBesideItsData() throws {
        for name in ["ProductData", "InspirationData", "TickerData"] {
            let answer = try object(in: name)
            XCTAssertNotNil(answer["status"] as? String, "status of \(name).json")
            XCTAssertNotNil(answer["header"] as? [String: Any], "header of \(name).json")
            XCTAssertNotNil(answer["data"], "data of \(name).json")
        }
    }

    func testEveryProductHasMoreFieldsThanTheModelReads() throws {
        let products = try XCTUnwrap(object(in: "ProductData")["data"] as? [[String: Any]])
        XCTAssertGreaterThanOrEqual(products.count, 10)
        let read: Set = ["id", "name", "image_uri", "price", "shop"]
        for product in products {
            XCTAssertTrue(Set(product.keys).isStrictSuperset(of: read), "\(product["id"] ?? "")")
        }
        XCTAssertTrue(products.contains { $0["rating"] is NSNull }, "some field is null")
    }

    func testAddressesAreOnlyExamples() throws {
        for name in ["ProductData", "InspirationData", "TickerData"] {
            let text = try String(contentsOf: url(of: name), encoding: .utf8)
            let hosts = text.components(separatedBy: "://").dropFirst().map {
                $0.prefix { $0 != "/" && $0 != "\"" }
            }
            XCTAssertFalse(hosts.isEmpty, "\(name).json has addresses")
            XCTAssertEqual(hosts.filter { !$0.hasSuffix(".example.com") }, [], "\(name).json")
        }
    }

    private func object(in name: String) throws -> [String: Any] {
        let answer = try JSONSerialization.jsonObject(with: Data(contentsOf: url(of: name)))
        return try XCTUnwrap(answer as? [String: Any], "\(name).json is an object")
    }

    private func url(of name: String) throws -> URL {
        try XCTUnwrap(SampleData.url(of: name), "\(name).json is in the bundle")
    }
}
