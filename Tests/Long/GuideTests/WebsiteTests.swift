import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers

/// Tests the website that Zensical builds from the Guide.
final class WebsiteTests: BrowserTestCase {
    func testAllPagesAndLinksExistAndEachHandoutFitsOnOnePage() throws {
        let site = try website()
        let pages = try texts(in: site, ending: ".html")
        for path in try texts(in: WorkshopCopy.kit.path("Guide"), ending: ".md").keys {
            let page = path == "README.md" ? "index.html" : "\(path.dropLast(3)).html"
            XCTAssertNotNil(pages[page], page)
        }
        // The slides are copied unchanged, and SlidesInABrowserTests opens them.
        for (path, text) in pages where !["404.html", "slides.html"].contains(path) {
            XCTAssertEqual(Self.brokenLinks(of: text, at: path, in: site, pages), [], path)
            XCTAssertFalse(text.contains("<details class="), "\(path) has a fold and no tabs")
        }
        let page = try BrowserPage("\(site)/index.html", in: try Self.browser())
        let sheets = pages.keys.filter { $0.hasPrefix("room/") }
        XCTAssertGreaterThan(sheets.count, 5)
        for sheet in sheets {
            try page.open("\(site)/\(sheet)")
            XCTAssertEqual(try page.sheets(), 1, sheet)
        }
    }
}

extension WebsiteTests {
    /// Builds the website from a copy of the Guide, and returns its folder.
    private func website() throws -> String {
        try Needed.zensical.orSkip()
        let folder = try temporaryFolder()
        for name in ["Guide", ".zensical.toml"] {
            try FileManager.default.copyItem(
                atPath: WorkshopCopy.kit.path(name), toPath: "\(folder)/\(name)")
        }
        let build = "-m zensical build --strict --clean -f .zensical.toml"
        let (end, output) = try Programs.shell(
            "'\(try Needed.python.programOrSkip())' \(build)", in: folder)
        XCTAssertEqual(end, .exited(0), output)
        return "\(folder)/site"
    }

    /// Returns the text files in a folder whose names have this ending, by relative path.
    private func texts(in folder: String, ending: String) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return Dictionary(
            uniqueKeysWithValues: try paths.filter { $0.hasSuffix(ending) }.map {
                ($0, String(decoding: try Files.live.read("\(folder)/\($0)"), as: UTF8.self))
            })
    }

    /// Returns the links and pictures of a page that don't lead to an existing file of the website,
    /// or to an existing part of such a file.
    private static func brokenLinks(
        of text: String, at path: String, in site: String, _ pages: [String: String]
    ) -> [String] {
        text.matches(of: #/ (?:href|src)="([^"]*)"/#).map { String($0.1) }.filter { target in
            guard target.prefixMatch(of: #/[a-z]+:/#) == nil else { return false }
            let parts = target.split(
                separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard let file = RepositoryPath.of(parts[0], from: path),
                Files.live.kind("\(site)/\(file)") == .file
            else { return true }
            return parts.count == 2 && pages[file]?.contains("id=\"\(parts[1])\"") != true
        }
    }
}
