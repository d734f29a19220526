import Foundation
import XCTest

@testable import Stage1

/// Tests that leave something behind, and fail if they find it when they run again.
final class LeavingTests: XCTestCase {
    func testLeavesFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "left")
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data([1]).write(to: folder.appending(path: "a file"))
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "a link"), withDestinationURL: URL(filePath: "/usr"))
    }

    func testLeavesASetting() {
        XCTAssertNil(UserDefaults.standard.string(forKey: "left"))
        UserDefaults.standard.set("here", forKey: "left")
        UserDefaults.standard.synchronize()
    }

    func testLeavesASignalOfItsOutput() {
        let (setsSignal, signal) = (Int32(10), Int32(11))
        XCTAssertEqual(fcntl(STDOUT_FILENO, signal), 0)
        _ = fcntl(STDOUT_FILENO, setsSignal, SIGUSR1)
    }

    func testLeavesAProcess() throws {
        XCTAssertFalse(FileManager.default.fileExists(atPath: "written later"))
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "while :; do : > 'written later'; done"]
        try shell.run()
    }

    func testZeroIsEven() {
        XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
    }
}
