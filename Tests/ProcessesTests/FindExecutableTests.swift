import XCTest

@testable import Processes

final class FindExecutableTests: XCTestCase {
    func testTheFirstFolderWithTheExecutableIsUsed() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("FindExecutableTests-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["a", "b", "c/tool"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["a/tool", "b/tool"] {
            try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        chmod("\(folder)/b/tool", 0o755)
        XCTAssertEqual(
            findExecutable("tool", path: "\(folder)/no:\(folder)/c:\(folder)/a:\(folder)/b/:/bin"),
            "\(folder)/b/tool", "four folders: no tool, a folder, not executable, executable")
        XCTAssertNil(findExecutable("tool", path: "\(folder)/a"))
    }
}
