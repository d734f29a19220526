import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests which program is run to find out the version of a toolchain.
final class ToolchainTests: XCTestCase {
    func testTheCompilerIsCalledDirectlyOnlyIfSwiftLinksToTheDriver() throws {
        let folder = URL(filePath: try temporaryFolder()).resolvingSymlinksInPath().path
        let links = ["swift": "swift-driver", "chosen": "chooser", "alone/swift": "swift-driver"]
        for name in [
            "bin/swift-driver", "bin/swift-frontend", "bin/chooser", "bin/alone/swift-driver",
        ] {
            try Files.live.write("\(folder)/\(name)", [])
        }
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/bin/\(link)", withDestinationPath: target)
        }
        func compiler(_ name: String) -> String? {
            Toolchain.compiler(behind: "\(folder)/bin/\(name)", .live)
        }
        XCTAssertEqual(compiler("swift"), "\(folder)/bin/swift-frontend")
        XCTAssertNil(compiler("chosen"))
        XCTAssertNil(compiler("alone/swift"))
    }
}
