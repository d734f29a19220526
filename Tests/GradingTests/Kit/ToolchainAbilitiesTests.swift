import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ToolchainAbilitiesTests: XCTestCase {
    func testTestedVersionsAreRecognized() {
        for version in ["6.3", "6.3.1", "6.3.12", "6.3-dev"] {
            XCTAssertTrue(ToolchainAbilities(version: version).wasTried, version)
        }
        for version in ["6.2", "6.2.3", "6.4", "6.4-dev", "6.30", "7.0", "6", ""] {
            XCTAssertFalse(ToolchainAbilities(version: version).wasTried, version)
        }
    }

    func testTheLibrariesWorkTogetherFromSwift6_4On() {
        for version in ["6.4", "6.4-dev", "6.4.1", "6.10", "7.0"] {
            XCTAssertEqual(
                ToolchainAbilities(version: version).interoperability, .limited, version)
        }
        for version in ["6.2", "6.3.1", ""] {
            XCTAssertNil(ToolchainAbilities(version: version).interoperability, version)
        }
    }

    func testTheEventStreamHasWarningsFromSwift6_3On() {
        XCTAssertEqual(ToolchainAbilities(version: "6.2.3").eventStreamVersion, "0")
        XCTAssertEqual(ToolchainAbilities(version: "6.3.1").eventStreamVersion, "6.3")
        XCTAssertEqual(ToolchainAbilities(version: "6.4").eventStreamVersion, "6.3")
    }

    /// The package manager chooses the mode according to the manifest's tools version.
    func testTheManifestsToolsVersionIsOlderThan6_4() throws {
        let manifest = String(
            decoding: try Files.live.read(FixtureLearner.kit.path("Package.swift")),
            as: UTF8.self)
        let version = try XCTUnwrap(
            manifest.firstMatch(of: #/^// swift-tools-version: ([0-9.]+)/#)?.1)
        XCTAssertFalse(ToolchainAbilities.isVersion(String(version), atLeast: "6.4"))
    }
}
