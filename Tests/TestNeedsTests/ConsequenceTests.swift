import TestNeeds
import XCTest

/// What becomes of a test, given what it needs and where it runs.
final class ConsequenceTests: XCTestCase {
    private func consequence(
        of lack: Needed.Lack?, ci: String? = nil, isLinux: Bool = true
    ) -> Consequence {
        var environment = ["PATH": "/usr/bin"]
        environment["CI"] = ci
        return Needed("bwrap", debian: "bubblewrap", lack: lack)
            .consequence(environment: environment, isLinux: isLinux)
    }

    func testWithWhatItNeedsItRuns() {
        XCTAssertEqual(consequence(of: nil), .runs)
        XCTAssertEqual(consequence(of: nil, ci: "true"), .runs)
    }

    func testWithoutItIsSkipped() {
        XCTAssertEqual(consequence(of: .isMissing), .isSkipped("There is no bwrap."))
        XCTAssertEqual(consequence(of: .isMissing, ci: ""), .isSkipped("There is no bwrap."))
        XCTAssertEqual(
            consequence(of: .doesNotWork("no uid map")),
            .isSkipped("bwrap doesn't work: no uid map"))
    }

    func testWhereCIIsTrueItFailsAndSaysWhatToInstall() {
        XCTAssertEqual(
            consequence(of: .isMissing, ci: "true"),
            .fails(
                "There is no bwrap. Where CI is true, no test is skipped for that: "
                    + "apt-get install bubblewrap"))
    }

    /// There `.ci/run` installs nothing.
    func testOnMacOSItIsSkippedAlsoWhereCIIsTrue() {
        XCTAssertEqual(
            consequence(of: .isMissing, ci: "true", isLinux: false),
            .isSkipped("There is no bwrap."))
    }
}
