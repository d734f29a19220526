import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that a folder that was built elsewhere can be moved and grades without a network, as the
/// Guide says.
final class PreparedFolderTests: XCTestCase {
    func testAPrebuiltFolderGradesOffline() throws {
        let offline = geteuid() == 0 ? "unshare -n" : "unshare -rn"
        guard try Programs.shell("\(offline) true", in: "/").end == .exited(0) else {
            throw XCTSkip("This system can't run a command without a network.")
        }
        let root = try temporaryFolder()
        try KitCopy.copyKit(to: "\(root)/built")
        try Files.live.makeFolder("\(root)/built/.build/grader/debug")
        let program = "\(root)/built/.build/grader/debug/grader"
        try FileManager.default.copyItem(atPath: try KitCopy.program(), toPath: program)
        // The program must also work before the move. Only its version is requested, because a
        // grading before the move would take as long as the grading after it.
        XCTAssertEqual(try Programs.shell("\(program) --version", in: root).end, .exited(0))

        _ = try Programs.shell("mkdir 'a stick' && mv built 'a stick/workshop'", in: root)
        let place = "\(root)/a stick/workshop"
        let outcome = try Programs.shell("\(offline) .build/grader/debug/grader 1", in: place)
        XCTAssertEqual(outcome.end, .exited(1), outcome.text)
        assertContains(outcome.text, "Stage 1")
        assertContains(outcome.text, "0 of 1 stage passed")
        // Nothing was built next to the program, so the program was used as it is.
        XCTAssertEqual(try Files.live.names("\(place)/.build"), ["grader"])
        XCTAssertEqual(try Files.live.names("\(place)/.build/grader/debug"), ["grader"])
    }
}
