import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// What a learner has packed twice.
final class ArchiveInArchiveTests: XCTestCase {
    private func packed(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        MadeUpZip(entries: [MadeUpZip.Entry(name).with { $0.bytes = bytes }]).bytes
    }

    private func read(_ bytes: [UInt8]) throws -> LearnerSubmission {
        let archives = MadeUpArchives(folder: try temporaryFolder())
        try Files.live.write(archives.path("ann.zip"), bytes)
        return LearnerSubmission.read(
            .init(learner: "ann", path: archives.path("ann.zip")), for: FixtureLearner.kit,
            files: .live, unpacker: try archives.unpacker())
    }

    private let work = MadeUpZip(entries: [
        MadeUpZip.Entry("Starter/Stage1/A.swift", "// a\n").with {
            $0.dosTime = (46 << 9 | 11 << 5 | 20) << 16 | 12 << 11
        }
    ]).bytes

    func testOneLevelMoreIsOpened() throws {
        let handedIn = try read(packed("ann/work.zip", work))
        XCTAssertEqual(
            try handedIn.submission.get().paths.keys.sorted(), ["Starter/Stage1/A.swift"])
        XCTAssertEqual(handedIn.upload?.name, "ann.zip")
        XCTAssertEqual(handedIn.upload?.isLastChange, true)
        XCTAssertNotNil(handedIn.upload?.time)
    }

    func testWhatIsFurtherInsideIsNamed() throws {
        let handedIn = try read(packed("a.zip", packed("in/b.zip", packed("c.zip", work))))
        guard case .failure(.notGraded(.archivesInside(let names))) = handedIn.submission else {
            return XCTFail("\(handedIn.submission)")
        }
        XCTAssertEqual(names, ["in/b.zip"])
    }
}
