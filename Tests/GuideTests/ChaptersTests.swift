import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GuideTestHelpers
@testable import Reports

/// A chapter is read in the time that its exercises leave, and begins and ends as the others do.
final class ChaptersTests: XCTestCase {
    /// A quarter of an hour for somebody whose first language is another: what more there is, is folded.
    private static let mostWords = 2_500

    func testAChapterIsShort() throws {
        for page in try GuidePage.chapters(of: WorkshopCopy.kit) {
            XCTAssertLessThanOrEqual(page.wordsInSight, Self.mostWords, page.path)
        }
    }

    /// Who only reads isn't stopped by what there is to type.
    func testWhatThereIsToTypeIsFolded() throws {
        for page in try GuidePage.chapters(of: WorkshopCopy.kit) {
            let folded = page.foldedLines
            let typed = page.blocks.filter { $0.directive?.contains("type: ") == true }
            let inSight = typed.filter { !folded.contains($0.line) }.map(\.line)
            XCTAssertLessThanOrEqual(inSight.count, 3, "\(page.path), in the lines \(inSight)")
        }
    }

    /// The site has a bar with the sections at its side, and GitHub an outline.
    func testAChapterBeginsWithItsProblemAndNotWithAListOfContents() throws {
        for (page, stage) in try chapters() {
            let begin = page.prose.prefix { $0 != "## The problem" }
            XCTAssertLessThan(begin.count, page.prose.count, page.path)
            let wrong = begin.filter { $0.hasPrefix("- ") || $0.hasPrefix("## ") }
            XCTAssertEqual(wrong, [], page.path)
            // A new encore has no screen in the app until its author has made one.
            let picture = "pictures/screen-\("\(stage.id)".lowercased()).svg"
            guard Files.live.kind(WorkshopCopy.kit.path("Guide/\(picture)")) != nil else {
                continue
            }
            let problem = page.section("The problem").joined(separator: "\n")
            XCTAssertTrue(problem.contains("](\(picture))"), "\(page.path) shows no \(picture)")
        }
    }

    func testAChapterEndsWithARecapOfFiveLines() throws {
        for (page, _) in try chapters() {
            let headings = page.prose.filter { $0.hasPrefix("## ") }
            XCTAssertEqual(
                headings.suffix(2), ["## In five lines", "## Are you done?"], page.path)
            let lines = page.section("In five lines").filter { $0.hasPrefix("- ") }
            XCTAssertEqual(lines.count, 5, page.path)
        }
    }

    /// The cases of an exercise stand where they are needed, and not all of them before the first test.
    func testTheCasesOfAnExerciseStandInItsSection() throws {
        for (page, stage) in try chapters() {
            let first = try XCTUnwrap(stage.exercises.first?.guide.split(separator: "#").last)
            let start = try XCTUnwrap(
                page.prose.firstIndex {
                    $0.hasPrefix("## ") && HeadingAnchor.of($0.dropFirst(3)) == first
                }, page.path)
            let cases = page.prose.indices.filter { page.prose[$0] == "<!-- cases -->" }
            XCTAssertFalse(cases.isEmpty, page.path)
            XCTAssertEqual(cases.filter { $0 < start }, [], "\(page.path): cases in these lines")
        }
    }

    private func chapters() throws -> [(page: GuidePage, stage: Stage)] {
        try GuidePage.chapters(of: WorkshopCopy.kit).map { page in
            let stage = Workshop.shipped.stages.first {
                $0.exercises[0].guide.hasPrefix("\(page.path)#")
            }
            return (page, try XCTUnwrap(stage, page.path))
        }
    }
}
