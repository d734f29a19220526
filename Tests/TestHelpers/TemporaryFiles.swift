import Foundation
import XCTest

extension XCTestCase {
    /// Where a file could be, and no file is.
    public func temporaryURL() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    }

    /// A new file that holds `text`; it is removed after the test.
    public func temporaryFile(holding text: String) throws -> URL {
        let url = temporaryURL()
        try Data(text.utf8).write(to: url)
        addTeardownBlock { try FileManager.default.removeItem(at: url) }
        return url
    }
}
