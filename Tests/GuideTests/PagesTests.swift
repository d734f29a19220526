import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Checks all code, commands and links on the repository's pages.
final class PagesTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    func testDirectivesAreValid() throws {
        check(try pages().flatMap(DirectiveCheck.problems))
    }

    func testQuotedCodeIsInTheNamedFile() throws {
        check(try pages().flatMap(SourceCheck(kit: kit, files: .live).problems))
    }

    func testCodeThatIsNotQuotedFromAFileCompiles() throws {
        let scratch = ScratchFolders(root: kit.path(".grade/tests"), path: nil, files: .live)
        let check = CompileCheck(built: .live, processes: .live(), scratch: scratch)
        self.check(try pages().flatMap(check.problems))
    }

    func testLinksAndPicturesExist() throws {
        check(try pages().flatMap(LinkCheck(kit: kit, files: .live).problems))
    }

    func testFoldedPartsAreWellFormed() throws {
        check(try pages().flatMap(FoldCheck.problems))
    }

    func testChaptersShowEachTestInBothLibraries() throws {
        let pages = try GuidePage.chapters(of: kit) + [GuidePage.read("Guide/slides.html", in: kit)]
        check(pages.flatMap(TwinCheck(kit: kit, files: .live).problems))
    }

    /// A bug's name would give away which test is missing.
    func testLearnersPagesDoNotNamePlantedBugs() throws {
        let bugs = Workshop.shipped.stages.flatMap(\.bugs)
        for page in try pages() where page.path.contains(#/^Guide/(room/|[1-9]-|encore-|README)/#) {
            let text = (page.prose + page.blocks.map(\.text)).joined(separator: "\n")
            XCTAssertEqual(bugs.map(\.id).filter { text.contains("`\($0)`") }, [], page.path)
        }
    }

    /// The pages that people read: the Guide with its slides, and the pages next to it.
    private func pages() throws -> [GuidePage] { try Self.allPages.get() }

    // The pages are read only once, because each test needs them.
    private static let allPages = Result {
        let kit = WorkshopCopy.kit
        let guide = try SourceFolder.read(kit.path("Guide"), ending: ".md", files: .live).files.keys
        XCTAssertGreaterThanOrEqual(guide.count, 8)
        let paths =
            ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Guide/slides.html"]
            + guide.sorted().map { "Guide/\($0)" }
        return try paths.map { try GuidePage.read($0, in: kit) }
    }

    private func check(_ problems: [PageProblem]) {
        for problem in problems { XCTFail(problem.description) }
    }
}
