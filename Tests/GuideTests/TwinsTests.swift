import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import GuideTestHelpers
@testable import Reports

/// A chapter shows each test in both libraries, and leads to the same end in both.
final class TwinsTests: XCTestCase {
    private let kit = WorkshopCopy.kit

    func testEachBlockOfTestsHasItsTwin() throws {
        let check = TwinCheck(kit: kit, files: .live)
        let pages = try GuidePage.chapters(of: kit) + [GuidePage.read("Guide/slides.html", in: kit)]
        for problem in pages.flatMap(check.problems) { XCTFail(problem.description) }
    }

    func testWhatIsTypedInTheEndAreTheFinishedTests() throws {
        for page in try GuidePage.chapters(of: kit) {
            for isInSwiftTesting in [false, true] {
                var walk = OwnTestsWalk(kit: kit, files: .live, isInSwiftTesting: isInSwiftTesting)
                try walk.follow(page)
                XCTAssertFalse(walk.texts.isEmpty, page.path)
                for (path, text) in walk.texts {
                    let finished = walk.text(path.replacing("Starter/", with: "Finished/"))
                    let other = Self.lines(of: text)
                        .difference(from: Self.lines(of: finished ?? ""))
                    let library = isInSwiftTesting ? "Swift Testing" : "XCTest"
                    XCTAssertTrue(other.isEmpty, "\(page.path), \(library): \(path): \(other)")
                }
            }
        }
    }

    /// The lines without the empty ones, in an order of their own: a page may begin with another test.
    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n").sorted()
    }
}
