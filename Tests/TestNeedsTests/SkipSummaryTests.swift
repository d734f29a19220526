import TestNeeds
import XCTest

/// What is said at the end of a run in which tests were skipped.
final class SkipSummaryTests: XCTestCase {
    private let bwrap = Needed("bwrap", debian: "bubblewrap", lack: .isMissing)
    private let chromium = Needed("chromium", debian: "chromium", lack: .isMissing)
    private let git = Needed("git", debian: "git", homebrew: "git", lack: .isMissing)

    private func text(_ counts: [(Needed, Int)], isLinux: Bool = true) -> String {
        var summary = SkipSummary(isLinux: isLinux)
        for (needed, count) in counts {
            for _ in 0..<count { summary.add(needed) }
        }
        return summary.text
    }

    func testWhatMostTestsNeedComesFirst() {
        XCTAssertEqual(
            text([(chromium, 1), (git, 1), (bwrap, 12)]),
            """
            14 tests were skipped, for the lack of
              bwrap      12 tests   apt-get install bubblewrap
              chromium   1 test     apt-get install chromium
              git        1 test     apt-get install git
            They run where these are installed and work. The packages are Debian's.
            """)
    }

    func testOneTest() {
        XCTAssertEqual(
            text([(bwrap, 1)]),
            """
            1 test was skipped, for the lack of
              bwrap   1 test   apt-get install bubblewrap
            It runs where this is installed and works. The packages are Debian's.
            """)
    }

    func testWhatIsThereAndDoesNotWork() {
        let needed = Needed("bwrap", debian: "bubblewrap", lack: .doesNotWork("no uid map"))
        XCTAssertEqual(
            text([(needed, 2)]),
            """
            2 tests were skipped, for the lack of
              bwrap   2 tests   it is here and doesn't work: see \
            Guide/for-instructors/what-is-prevented.md
            They run where this is installed and works. The packages are Debian's.
            """)
    }

    func testOnMacOSThereIsOnlyWhatHomebrewHas() {
        XCTAssertEqual(
            text([(git, 2), (chromium, 1)], isLinux: false),
            """
            3 tests were skipped, for the lack of
              git        2 tests   in Homebrew: git
              chromium   1 test
            They run where these are installed and work.
            """)
    }
}
