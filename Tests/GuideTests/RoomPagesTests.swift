import XCTest

@testable import Catalog
@testable import FileSystem
@testable import KitTestHelpers
@testable import Reports

/// Checks that the handouts agree with their chapters.
final class RoomPagesTests: XCTestCase {
    private let kit = WorkshopCopy.kit
    private let check = RoomCheck(kit: WorkshopCopy.kit, files: .live)

    func testEachPageAgreesWithItsChapter() throws {
        let names = try Files.live.names(kit.path("Guide/room"))
        XCTAssertGreaterThanOrEqual(names.count, 8)
        for name in names {
            let room = try GuidePage.read("Guide/room/\(name)", in: kit)
            let chapter = try GuidePage.read("Guide/\(name)", in: kit)
            let stage = try XCTUnwrap(
                Workshop.shipped.stages.first {
                    $0.exercises[0].guide.hasPrefix("\(chapter.path)#")
                }, name)
            for problem in check.problems(of: room, beside: chapter, about: stage) {
                XCTFail(problem.description)
            }
        }
    }
}
