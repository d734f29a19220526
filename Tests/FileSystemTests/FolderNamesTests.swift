import Foundation
import XCTest

@testable import FileSystem

final class FolderNamesTests: XCTestCase {
    func testAllNamesAreListed() throws {
        let folder = try TemporaryFolder()
        let names = [
            ".hidden", "..two", "a b", "値\n", String(repeating: "é", count: 127),
        ]
        for name in names { try folder.write("", to: name) }
        XCTAssertEqual(try Set(FolderNames.read(folder.path)), Set(names))
        XCTAssertEqual(try FolderNames.read(folder.path, most: 3).count, 3)
    }

    func testALinkIsFollowedOnlyOnRequest() throws {
        let folder = try TemporaryFolder()
        try folder.link("link", to: folder.path)
        XCTAssertEqual(try FolderNames.read(folder("link")), ["link"])
        XCTAssertThrowsError(try FolderNames.read(folder("link"), followsLink: false))
        XCTAssertThrowsError(try FolderNames.read(folder("missing"))) {
            XCTAssertEqual($0 as? SystemError, SystemError(code: ENOENT))
        }
    }
}
