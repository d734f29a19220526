import Foundation
import XCTest

@testable import FileSystem
@testable import Processes

/// Tests how programs with their own window are started, without waiting for them to end.
final class UserProgramTests: XCTestCase {
    private let environment = ["PATH": "/usr/bin:/bin", "NAME": "the reader's"]

    #if os(Linux)
        func testAUserProgramGetsOnlyItsFolderAndEnvironment() throws {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("window-\(UUID().uuidString)").path
            try Files.live.makeFolder(folder)
            defer { try? Files.live.remove(folder) }
            let script = """
                (pwd; echo "$NAME"; readlink /proc/$$/fd/0 /proc/$$/fd/1 /proc/$$/fd/2) >said
                ls /proc/$$/fd >open; mv said done
                """
            guard
                UserProgram.open(
                    "/bin/sh", ["-c", script], environment: environment, directory: folder)
            else { return XCTFail("The program didn't start.") }
            while Files.live.kind("\(folder)/done") == nil { usleep(10_000) }
            XCTAssertEqual(
                String(decoding: try Files.live.read("\(folder)/done"), as: UTF8.self),
                "\(folder)\nthe reader's\n/dev/null\n/dev/null\n/dev/null\n")
            let open = String(decoding: try Files.live.read("\(folder)/open"), as: UTF8.self)
            let numbers = open.split(separator: "\n").compactMap { Int($0) }
            // The shell also keeps a descriptor of its own, with a number above ten.
            XCTAssertEqual(numbers.filter { $0 < 10 }, [0, 1, 2], open)
        }
    #endif

    func testAMissingProgramIsNotStarted() {
        XCTAssertFalse(
            UserProgram.open("/nowhere/editor", [], environment: environment, directory: "/"))
        XCTAssertFalse(
            UserProgram.open("/bin/sh", [], environment: environment, directory: "/nowhere"))
    }
}
