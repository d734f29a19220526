import XCTest

@testable import Grading
@testable import KitTestHelpers

final class CacheFolderTests: XCTestCase {
    private func prepare(_ fake: FakeFiles, root: String) throws {
        try CacheFolder(kit: Kit(root: root), files: fake.files).prepare()
    }

    func testAFileWhereAFolderBelongsIsRemoved() throws {
        let fake = FakeFiles([:])
        try prepare(fake, root: "/kit")
        try fake.files.write("/kit/.grade/Starter", [])
        try prepare(fake, root: "/kit")
        XCTAssertNil(fake.text("/kit/.grade/Starter"))
    }

    /// Products and facts may be the cause of a failure. Verdicts are not, and they cost the most.
    func testClearingKeepsVerdicts() throws {
        let fake = FakeFiles([:])
        try prepare(fake, root: "/kit")
        for kind in ["products", "facts", "verdicts"] {
            try fake.files.write("/kit/.grade/shared/\(kind)/one", [])
        }
        try CacheFolder(kit: Kit(root: "/kit"), files: fake.files).clear(.starter, .suite)
        XCTAssertEqual(
            fake.paths.filter { $0.hasSuffix("/one") }, ["/kit/.grade/shared/verdicts/one"])
    }

    func testCurrentProductsAreKept() throws {
        let fake = FakeFiles([:])
        try prepare(fake, root: "/kit")
        try fake.files.write("/kit/.grade/Starter/suite/built", [])
        try fake.files.write("/kit/.grade/scratch/left/over", [])
        try prepare(fake, root: "/kit")
        XCTAssertEqual(fake.text("/kit/.grade/Starter/suite/built"), "")
        XCTAssertNil(fake.text("/kit/.grade/scratch/left/over"))
        XCTAssertEqual(
            fake.paths.filter { $0.hasPrefix("/kit/.grade/Starter/") },
            ["/kit/.grade/Starter/suite/built"])
    }
}
