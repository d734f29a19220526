import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ToolchainAbilitiesTests: XCTestCase {
    func testTheLibrariesWorkTogetherFromSwift6_4On() {
        for version in ["6.4", "6.4-dev", "6.4.1", "6.10", "7.0"] {
            XCTAssertTrue(ToolchainAbilities(version: version).librariesInteroperate, version)
        }
        for version in ["6.2", "6.3.1", ""] {
            XCTAssertFalse(ToolchainAbilities(version: version).librariesInteroperate, version)
        }
    }

    func testTheEventStreamHasWarningsFromSwift6_3On() {
        XCTAssertEqual(ToolchainAbilities(version: "6.2.3").eventStreamVersion, "0")
        XCTAssertEqual(ToolchainAbilities(version: "6.3.1").eventStreamVersion, "6.3")
        XCTAssertEqual(ToolchainAbilities(version: "6.4").eventStreamVersion, "6.3")
    }

    /// The tools version in the manifest determines how the test libraries work together.
    func testTheManifestsToolsVersionIsOlderThan6_4() throws {
        let manifest = String(
            decoding: try Files.live.read(FixtureLearner.kit.path("Package.swift")),
            as: UTF8.self)
        let version = try XCTUnwrap(
            manifest.firstMatch(of: #/^// swift-tools-version: ([0-9.]+)/#)?.1)
        XCTAssertFalse(ToolchainAbilities.isVersion(String(version), atLeast: "6.4"))
    }
}
