import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Checks the page about what the grader prevents: each of its claims must name tests or fixture learners that
/// exist and show that the claim is true.
final class WhatIsPreventedTests: XCTestCase {
    private static let sections = [
        "What code in the sandbox can reach", "What code can use up",
        "What is taken from a submission", "What can't be faked from outside the process",
        "What is refused", "What is flagged",
    ]

    func testEachClaimNamesExistingTestsAndLearners() throws {
        let kit = WorkshopCopy.kit
        let page = try GuidePage.read("Guide/for-instructors/what-is-prevented.md", in: kit)
        let sources = try SourceFolder.read(
            kit.path("Tests"), ending: "Tests.swift", files: .live
        ).files
        let claims = Self.sections.flatMap { Self.claims(in: page.section($0)) }
        XCTAssertGreaterThan(claims.count, 40)
        for claim in claims {
            guard let names = claim.firstMatch(of: #/<!-- shown by: (.+) -->/#)?.1 else {
                XCTFail("no test shows: \(claim)")
                continue
            }
            for name in names.split(separator: " ") {
                let parts = name.split(separator: "/")
                guard parts.count == 2 else {
                    let path = kit.path("Tests/GradingTests/Learners/\(name)/expected.json")
                    XCTAssertEqual(Files.live.kind(path), .file, "there is no learner \(name)")
                    continue
                }
                let file = sources.first { $0.key.hasSuffix("/\(parts[0]).swift") }
                let text = String(decoding: file?.value ?? [], as: UTF8.self)
                XCTAssertTrue(text.contains("func \(parts[1])()"), "there is no test \(name)")
            }
        }
    }

    /// The rows of tables and the items of lists, each on one line.
    private static func claims(in lines: [String]) -> [String] {
        lines.reduce(into: []) { claims, line in
            if line.hasPrefix("- ") || line.hasPrefix("| ") {
                claims.append(line)
            } else if line.hasPrefix("  "), let last = claims.popLast() {
                claims.append(last + line)
            }
        }.filter { !$0.hasPrefix("| what | ") }
    }
}
