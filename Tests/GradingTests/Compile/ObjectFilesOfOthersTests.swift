import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests that only object files from the compiler of this system are accepted.
final class ObjectFilesOfOthersTests: XCTestCase {
    func testOtherFilesAreNotJudged() throws {
        let grader = try FixtureLearner.grader()
        let cache = CacheFolder(kit: FixtureLearner.kit, files: .live)
        let compiler = try XCTUnwrap(
            grader.builder(in: cache).compiler)
        let path = "\(try temporaryFolder())/Row.o"
        for bytes: [UInt8] in [[], [0xCF, 0xFA, 0xED, 0xFE], [0x4D, 0x5A, 0, 0]] {
            try Files.live.write(path, bytes)
            XCTAssertThrowsError(try compiler.object(at: path)) {
                XCTAssertEqual($0 as? BuildFailure, .notJudged, "\($0)")
            }
        }
    }
}
