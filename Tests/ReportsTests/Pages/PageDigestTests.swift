import Foundation
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests that the pages' policy contains the current digests of their style and script.
final class PageDigestTests: XCTestCase {
    func testTheDigestsAreThoseOfTheStyleAndTheScript() throws {
        let style = try digest(of: PageStyle.source)
        XCTAssertEqual(PageStyle.digest, style, "page.css needs PageStyle.digest = \"\(style)\"")
        for (name, script) in scripts {
            let digest = try digest(of: script.source)
            XCTAssertEqual(script.digest, digest, "\(name) needs the digest \"\(digest)\"")
        }
    }

    /// The files are built into the program, so they don't need to exist where it runs.
    func testTheProgramHoldsTheFiles() throws {
        let folder = FixtureLearner.kit.path("Exercises/Grader/Reports/Pages")
        let style = try Files.live.read("\(folder)/page.css")
        XCTAssertEqual(PageStyle.source, String(decoding: style, as: UTF8.self))
        for (name, script) in scripts {
            let text = String(decoding: try Files.live.read("\(folder)/\(name)"), as: UTF8.self)
            XCTAssertEqual(script.source, "\n" + text)
        }
    }

    private let scripts = [("page.js", PageScript.classPage)]

    private func digest(of text: String) throws -> String {
        let file = "\(try temporaryFolder())/text"
        try Files.live.write(file, Array(text.utf8))
        // The program has a different name on macOS.
        let script = "sha256sum '\(file)' 2>/dev/null || shasum -a 256 '\(file)'"
        let (end, output) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh",
                arguments: ["-c", script],
                environment: ["PATH": "/usr/bin:/bin"], directory: "/"))
        XCTAssertEqual(end, .exited(0))
        let digits = Array(output.prefix(64).utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
        }
        return "sha256-" + Data(bytes).base64EncodedString()
    }
}
