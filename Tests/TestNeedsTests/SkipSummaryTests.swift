import TestNeeds
import XCTest

/// What is said at the end of a run in which tests were skipped.
final class SkipSummaryTests: XCTestCase {
    private let bwrap = Needed("bwrap", debian: "bubblewrap", lack: .isMissing)
    private let chromium = Needed("chromium", debian: "chromium", lack: .isMissing)
    private let git = Needed("git", debian: "git", homebrew: "git", lack: .isMissing)

    private let zensical = Needed("zensical", command: "pip install zensical", lack: .isMissing)

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
            text([(zensical, 1)]),
            """
            1 test was skipped, for the lack of
              zensical   1 test   pip install zensical
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

    func testOnMacOSThereIsWhatHomebrewAndPythonHave() {
        XCTAssertEqual(
            text([(git, 2), (chromium, 1), (zensical, 1)], isLinux: false),
            """
            4 tests were skipped, for the lack of
              git        2 tests   in Homebrew: git
              chromium   1 test
              zensical   1 test    pip install zensical
            They run where these are installed and work.
            """)
    }
}
