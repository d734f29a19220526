import XCTest

@testable import Reports

/// Tests the file names of learners' pages.
final class PageNamesTests: XCTestCase {
    private func names(_ learners: String...) -> [String] {
        var names = PageNames()
        return learners.map { names.name(for: $0) }
    }

    func testPeoplesNamesStayAsTheyAre() {
        XCTAssertEqual(
            names("Müller, Jörg", "李 小龙", "O'Neill (B)", "ann"),
            ["Müller, Jörg", "李 小龙", "O'Neill (B)", "ann"])
    }

    func testCharactersThatASystemForbidsAreRemoved() {
        XCTAssertEqual(
            names("a/b", #"c\d:e*f?g"h<i>j|k"#, "l\nm", "n. . ", "  o  ", "\u{202E}p"),
            ["a-b", "c-d-e-f-g-h-i-j-k", "l m", "n", "o", "p"])
    }

    func testNamesWithASpecialMeaningAreChanged() {
        XCTAssertEqual(
            names(".git", "-rf", "con", "LPT1.x", "..."),
            ["_.git", "_-rf", "_con", "_LPT1.x", "learner"])
    }

    func testNamesThatASystemTreatsAsEqualAreNumbered() {
        XCTAssertEqual(
            names("ann", "Ann", "a/b", "a-b", "e\u{301}", "\u{E9}"),
            ["ann", "Ann (2)", "a-b", "a-b (2)", "e\u{301}", "\u{E9} (2)"])
    }

    func testALongNameIsCutBetweenCharacters() {
        let name = names(String(repeating: "é", count: 300))[0]
        XCTAssertEqual(name, String(repeating: "é", count: 100))
    }
}
