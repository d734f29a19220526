import XCTest

@testable import Grading
@testable import Reports

/// No page of the repository shows code, commands or links that nobody has checked.
final class PagesTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    func testDirectives() throws {
        check(try pages().flatMap(DirectiveCheck.problems))
    }

    func testCodeStandsInTheFileThatItNames() throws {
        check(try pages().flatMap(SourceCheck(kit: kit, files: .live).problems))
    }

    func testCodeThatStandsInNoFileCompiles() throws {
        let scratch = ScratchFolders(root: kit.path(".grade/tests"), path: nil, files: .live)
        let check = CompileCheck(built: .live, processes: .live(), scratch: scratch)
        self.check(try pages().flatMap(check.problems))
    }

    func testLinksAndPictures() throws {
        check(try pages().flatMap(LinkCheck(kit: kit, files: .live).problems))
    }

    func testEachPageForLearnersEndsWithTheCommandThatShowsThatTheyAreDone() throws {
        for page in try pages() where page.path.contains(#/^Guide/([1-9]-|encore-|README)/#) {
            let last = try XCTUnwrap(page.blocks.last)
            XCTAssertEqual(last.language, "console", page.path)
            let sentences = page.prose.dropFirst(last.line).filter { !$0.isEmpty }
            XCTAssertFalse(sentences.contains { $0.hasPrefix("#") }, page.path)
            XCTAssertLessThanOrEqual(sentences.count, 5, page.path)
        }
    }

    /// Everything that people read: the Guide, and what lies beside it.
    private func pages() throws -> [Page] {
        let guide = try SourceFolder.read(kit.path("Guide"), ending: ".md", files: .live).files.keys
        XCTAssertGreaterThanOrEqual(guide.count, 8)
        let paths =
            ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + guide.sorted().map { "Guide/\($0)" }
        return try paths.map { try Page.read($0, in: kit) }
    }

    private func check(_ problems: [PageProblem]) {
        for problem in problems { XCTFail(problem.description) }
    }
}
