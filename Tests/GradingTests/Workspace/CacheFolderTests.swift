import XCTest

@testable import Grading
@testable import KitTestHelpers

final class CacheFolderTests: XCTestCase {
    private func prepare(_ fake: FakeFiles, root: String) throws {
        try CacheFolder(kit: Kit(root: root), files: fake.files).prepare()
    }

    func testWhatWasBuiltElsewhereIsRemoved() throws {
        let fake = FakeFiles([
            "/new/.grade/place": "/old", "/new/.grade/Starter/suite/built": "all",
            "/new/.grade/shared/modules/x": "",
        ])
        try prepare(fake, root: "/new")
        XCTAssertEqual(fake.paths, ["/new/.grade/place"])
    }

    func testAFileInThePlaceOfAFolderIsRemoved() throws {
        let fake = FakeFiles([:])
        try prepare(fake, root: "/kit")
        try fake.files.write("/kit/.grade/Starter", [])
        try prepare(fake, root: "/kit")
        XCTAssertNil(fake.text("/kit/.grade/Starter"))
    }

    func testWhatWasBuiltHereStays() throws {
        let fake = FakeFiles([:])
        try prepare(fake, root: "/kit")
        try fake.files.write("/kit/.grade/Starter/suite/built", [])
        try fake.files.write("/kit/.grade/scratch/left/over", [])
        // Where earlier versions kept the verdicts of a workspace, and what was built.
        try fake.files.write("/kit/.grade/Starter/suite/.verdicts/1.json", [])
        try fake.files.write("/kit/.grade/Starter/suite/.built/1", [])
        try prepare(fake, root: "/kit")
        XCTAssertEqual(fake.text("/kit/.grade/Starter/suite/built"), "")
        XCTAssertNil(fake.text("/kit/.grade/scratch/left/over"))
        XCTAssertEqual(
            fake.paths.filter { $0.hasPrefix("/kit/.grade/Starter/") },
            ["/kit/.grade/Starter/suite/built"])
    }
}
