import Foundation
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Reports

/// Checks that the slides are one self-contained file, and match the timetable.
final class SlidesTests: XCTestCase {
    private let html: String = {
        let bytes = (try? Files.live.read(WorkshopCopy.kit.path("Guide/slides.html"))) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }()

    /// The text of each `<section …>`, with the tag's attributes.
    private var slides: [(attributes: String, text: String)] {
        html.matches(of: #/<section([^>]*)>((?:.|\n)*?)<\/section>/#).map {
            (String($0.1), String($0.2))
        }
    }

    func testTheTalksMatchTheTimetable() throws {
        let talks = slides.compactMap { slide in
            slide.attributes.firstMatch(of: #/ id="([\w-]+)" data-minutes="(\d+)"/#)
                .map { "\($0.1): \($0.2)" }
        }
        XCTAssertEqual(talks, try inTheTimetables(#/\(slides\.html#([\w-]+)\)/#))
        XCTAssertEqual(talks.count, 7)
    }

    func testTheExercisesMatchTheTimetable() throws {
        let exercises = slides.compactMap { slide in
            slide.text.firstMatch(
                of: #/<h3>Your turn: (?:stage )?(\w+)<\/h3>(?:.|\n)*<p>(\d+) minutes/#
            ).map { "\($0.1.lowercased()): \($0.2)" }
        }
        let sheet = #/\(room\/(?:encore-)?(\w+)(?:-[\w-]+)?\.md\)/#
        XCTAssertEqual(exercises, try inTheTimetables(sheet))
        XCTAssertEqual(exercises.count, 4)
    }

    /// The targets of the links in the timetable and in the table of choices, each with its minutes.
    private func inTheTimetables(_ target: Regex<(Substring, Substring)>) throws -> [String] {
        let page = try GuidePage.read("Guide/for-instructors.md", in: WorkshopCopy.kit)
        let sections = ["A timetable for half a day", "A choice after stage 2"]
        return sections.flatMap(page.section).compactMap { row in
            guard let match = row.firstMatch(of: #/^\| (\d):(\d\d) \| (\d):(\d\d) \|/#),
                let name = row.firstMatch(of: target)?.1
            else { return nil }
            let times = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
            return "\(name): \((times[2] - times[0]) * 60 + times[3] - times[1])"
        }
    }

    /// The slides work offline.
    func testSlidesFetchNothing() {
        XCTAssertFalse(html.contains(#/(?:src|srcset|poster)="(?!data:)/#))
        XCTAssertFalse(html.contains(#/<(?:link|iframe|object|base)\b/#))
        XCTAssertFalse(html.contains(#/url\(|@import|fetch\(|XMLHttpRequest|import\(/#))
    }

    func testSlidesUseTheGuidesPictures() throws {
        let comments = html.matches(
            of: #/<!-- picture: (.+) -->\n<img alt="[^"]{40,}" src="([^"]+)">/#)
        XCTAssertEqual(comments.count, html.matches(of: #/<img /#).count, "described pictures")
        for comment in comments {
            let bytes = try Files.live.read(WorkshopCopy.kit.path("Guide/\(comment.1)"))
            let source = "data:image/svg+xml;base64,\(Data(bytes).base64EncodedString())"
            XCTAssertTrue(
                comment.2 == source,
                "\(comment.1) has changed. In Guide/slides.html, replace the text after 'base64,' "
                    + "with the output of: base64 -w 0 Guide/\(comment.1)")
        }
    }
}
