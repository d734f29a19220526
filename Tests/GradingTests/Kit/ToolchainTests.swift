import Synchronization
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests which program is run to find out the version of a toolchain.
final class ToolchainTests: XCTestCase {
    func testTheCompilerIsKnownOnlyIfSwiftLinksToTheDriver() throws {
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
            FixtureLearner.machine.compiler(behind: "\(folder)/bin/\(name)")
        }
        XCTAssertEqual(compiler("swift"), "\(folder)/bin/swift-frontend")
        XCTAssertNil(compiler("chosen"))
        XCTAssertNil(compiler("alone/swift"))
    }

    /// A toolchain is asked once. It is asked again if its compiler is replaced or what is stored is damaged,
    /// and it is asked each time if another program chooses it.
    func testAnUnchangedToolchainIsAskedOnce() throws {
        let folder = URL(filePath: try temporaryFolder()).resolvingSymlinksInPath().path
        let (bin, kit) = ("\(folder)/usr/bin", Kit(root: "\(folder)/kit"))
        for name in ["swift-driver", "swift-frontend"] {
            try Files.live.write("\(bin)/\(name)", [])
            chmod("\(bin)/\(name)", 0o755)
        }
        try FileManager.default.createSymbolicLink(
            atPath: "\(bin)/swift", withDestinationPath: "swift-driver")
        let asked = Mutex(0)
        let info = """
            {"compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)", "paths": {\
            "runtimeResourcePath": "\(folder)/usr/lib/swift", "runtimeLibraryImportPaths": ["/l"]}}
            """
        let processes = Processes(
            run: { _, _, handler in
                asked.withLock { $0 += 1 }
                _ = handler(.output(Array(info.utf8)))
                return .exited(0)
            }, endAll: {})
        let machine = Machine(files: .live, processes: processes, environment: ["PATH": bin])
        func assertAsks(_ count: Int, _ change: String, line: UInt = #line) throws {
            asked.withLock { $0 = 0 }
            for _ in 1...2 {
                XCTAssertEqual(
                    try machine.findToolchain(for: kit),
                    Toolchain(
                        swift: "\(bin)/swift", version: "6.3.1", folder: "\(folder)/usr",
                        libraryFolders: ["/l"]), change, line: line)
            }
            XCTAssertEqual(asked.withLock { $0 }, count, change, line: line)
        }
        try assertAsks(1, "nothing is stored")
        try assertAsks(0, "unchanged")
        try Files.live.setModified("\(bin)/swift-frontend", 1000)
        try assertAsks(1, "another compiler")
        let facts = CacheFolder(kit: kit, files: .live).facts
        for name in try Files.live.names(facts.root) {
            try Files.live.write("\(facts.root)/\(name)/note.json", Array("{".utf8))
        }
        try assertAsks(1, "damaged")
        try Files.live.remove(facts.root)
        try Files.live.write(facts.root, [])
        try assertAsks(2, "nothing can be stored")
        try Files.live.remove(facts.root)
        try Files.live.move("\(bin)/swift-driver", "\(bin)/chooser")
        try Files.live.remove("\(bin)/swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(bin)/swift", withDestinationPath: "chooser")
        try assertAsks(2, "a program that chooses among toolchains")
    }
}
