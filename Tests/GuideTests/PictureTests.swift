import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The pictures are well formed, say in words what they show, and follow light and dark.
final class PictureTests: XCTestCase {
    func testEveryPicture() throws {
        let folder = WorkshopCopy.kit.path("Guide/pictures")
        let names = try Files.live.names(folder).filter { $0.hasSuffix(".svg") }
        XCTAssertGreaterThanOrEqual(names.count, 3)
        for name in names {
            let bytes = try Files.live.read("\(folder)/\(name)")
            XCTAssertTrue(XMLParser(data: Data(bytes)).parse(), "\(name) is well formed")
            let text = String(decoding: bytes, as: UTF8.self)
            for part in ["<title", "<desc", "prefers-color-scheme: dark", "viewBox="] {
                XCTAssertTrue(text.contains(part), "\(name) has \(part)")
            }
        }
    }

    /// The terminal shows what chapter 1 shows, and that is compared with what `grade` prints.
    func testTheTerminal() throws {
        let picture = String(
            decoding: try Files.live.read(WorkshopCopy.kit.path("Guide/pictures/terminal.svg")),
            as: UTF8.self)
        let page = try Page.read("Guide/1-basic-functions.md", in: WorkshopCopy.kit)
        let entries = try page.blocks.filter { $0.language == "console" }
            .flatMap { try ConsoleBlock($0).entries }
        let grade = try XCTUnwrap(entries.first { $0.command == "swift run grade 1" })
        XCTAssertEqual(
            lines(of: picture, where: "report"),
            grade.output.filter { $0 != "…" && !$0.isEmpty }.map(Self.words))
        XCTAssertEqual(
            lines(of: picture, where: "progress"),
            [Self.words(ProgressText.describe(.running(.ownTests, 1)))])
    }

    /// The words of each line of a picture that is of this class.
    private func lines(of picture: String, where name: String) -> [[String]] {
        picture.matches(of: #/<text class="(\w+)[^>]*>((?:.|\n)*?)<\/text>/#)
            .filter { $0.1 == name }
            .map { Self.words(String($0.2.replacing(#/<[^>]*>/#, with: ""))) }
    }

    private static func words(_ line: String) -> [String] {
        line.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
