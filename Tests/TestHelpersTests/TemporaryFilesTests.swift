import TestHelpers
import XCTest

final class TemporaryFilesTests: XCTestCase {
    private var removed: URL?

    override func tearDown() {
        // Teardown blocks run before this.
        guard let removed else { return }
        XCTAssertEqual(FileManager.default.fileExists(atPath: removed.path), false)
    }

    func testAURLIsNewAndHasNoFile() {
        XCTAssertNotEqual(temporaryURL(), temporaryURL())
        XCTAssertEqual(FileManager.default.fileExists(atPath: temporaryURL().path), false)
    }

    func testAFileHoldsItsTextAndIsRemoved() throws {
        let url = try temporaryFile(holding: "Kopi ☕")
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Kopi ☕")
        removed = url
    }
}
