import Foundation
import XCTest

extension XCTestCase {
    /// Returns the URL of a file that doesn't exist.
    public func temporaryURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    }

    /// Creates a file that contains `text`. It is removed after the test.
    public func temporaryFile(holding text: String) throws -> URL {
        let url = temporaryURL()
        try Data(text.utf8).write(to: url)
        addTeardownBlock { try FileManager.default.removeItem(at: url) }
        return url
    }
}
