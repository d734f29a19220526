import Foundation
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests that the pages' policy contains the current digests of their style and script.
final class PageDigestTests: XCTestCase {
    func testTheDigestsMatchTheStyleAndTheScript() throws {
        let folder = FixtureLearner.kit.path("Exercises/Grader/Reports/Pages")
        for (name, part) in [("page.css", PagePart.style), ("page.js", .script)] {
            let digest = try digest(of: part.source)
            XCTAssertEqual(part.digest, digest, "\(name) needs the digest \"\(digest)\"")
            // The file's content is also a constant of the program, which runs without the file.
            let text = String(decoding: try Files.live.read("\(folder)/\(name)"), as: UTF8.self)
            XCTAssertEqual(part.source, text)
        }
    }

    private func digest(of text: String) throws -> String {
        let file = "\(try temporaryFolder())/text"
        try Files.live.write(file, Array(text.utf8))
        // On macOS, the program for digests is called shasum.
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
