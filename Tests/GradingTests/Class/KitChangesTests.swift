import XCTest

@testable import Classroom
@testable import Grading
@testable import KitTestHelpers

final class KitChangesTests: XCTestCase {
    private func changes(_ submission: [String: String]) -> [String] {
        let kit = [
            "/kit/Package.swift": "p", "/kit/Tests/Stage1Tests/A.swift": "a",
            "/kit/Tests/TestHelpers/H.swift": "h", "/kit/Exercises/Shared/Data/D.json": "d",
            "/kit/Finished/Stage1/E.swift": "f",
        ]
        var all = kit
        for (path, text) in submission { all["/s/\(path)"] = text }
        return KitChanges(kit: Kit(root: "/kit"), files: FakeFiles(all).files).paths(in: "/s")
    }

    func testChangedAndAddedFilesAreFound() {
        for (submission, expected) in [
            // Neither identical files nor files that are left out of the comparison count as
            // changes.
            (
                [
                    "Package.swift": "p", "Tests/Stage1Tests/A.swift": "a",
                    "Exercises/Shared/Data/D.json": "d", "Starter/Stage1/E.swift": "mine",
                    "Finished/Stage1/E.swift": "f",
                ], []
            ),
            (["Starter/Stage1/E.swift": "mine"], []),
            // Work in the wrong place
            (
                [
                    "Finished/Stage1/E.swift": "mine", "Starter/E.swift": "mine",
                    "Starter/Stage1Test/T.swift": "mine", "MyTests.swift": "mine",
                    "Starter/Stage1Tests/T.swift": "mine",
                ],
                [
                    "MyTests.swift", "Starter/E.swift", "Starter/Stage1Test/T.swift",
                    "Finished/Stage1/E.swift",
                ]
            ),
            // Files that only a computer writes, or that aren't code
            (
                [
                    "._Package.swift": "x", "Starter/._E.swift": "x", "notes.txt": "x",
                    "Starter/notes.txt": "x", "Finished/Thumbs.db": "x",
                ], []
            ),
            (
                [
                    "Package.swift": "own", "Package@swift-6.3.swift": "own",
                    "Tests/Stage1Tests/A.swift": "b", "Tests/TestHelpers/More.swift": "m",
                    "Exercises/Shared/Data/D.json": "dd", "Plugins/P/p.swift": "p",
                ],
                [
                    "Package.swift", "Package@swift-6.3.swift", "Plugins",
                    "Exercises/Shared/Data/D.json", "Tests/TestHelpers/More.swift",
                    "Tests/Stage1Tests/A.swift",
                ]
            ),
        ] {
            XCTAssertEqual(changes(submission), expected)
        }
    }

    func testTheNumberOfReportedChangesIsLimited() {
        let many = (0..<200).map { ("Tests/Stage1Tests/X\($0).swift", "x") }
        XCTAssertEqual(
            changes(Dictionary(uniqueKeysWithValues: many)).count, KitChanges.maximum)
    }
}
