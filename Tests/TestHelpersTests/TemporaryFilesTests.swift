import TestHelpers
import XCTest

final class TemporaryFilesTests: XCTestCase {
    private var removed: URL?

    override func tearDown() {
        // Teardown blocks run before this.
        guard let removed else { return }
        XCTAssertFalse(FileManager.default.fileExists(atPath: removed.path))
    }

    func testAURLIsNewAndHasNoFile() {
        XCTAssertNotEqual(temporaryURL(), temporaryURL())
        XCTAssertFalse(FileManager.default.fileExists(atPath: temporaryURL().path))
    }

    func testAFileHoldsItsTextAndIsRemoved() throws {
        let url = try temporaryFile(holding: "Kopi ☕")
        XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "Kopi ☕")
        removed = url
    }
}
