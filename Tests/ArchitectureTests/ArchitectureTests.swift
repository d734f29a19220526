import FileSystem
import Foundation
import SwiftSource
import XCTest

/// Checks that dependencies within the kit point in one direction. The manifest checks the targets,
/// and these tests check the folders.
final class ArchitectureTests: XCTestCase {
    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let exercises = root.appending(path: "Exercises")
    private static let grader = exercises.appending(path: "Grader")

    /// The text of each Swift file, by its path below a folder.
    private func sources(of folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let swift = paths.filter { $0.hasSuffix(".swift") }
        return Dictionary(
            uniqueKeysWithValues: try swift.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    func testFoldersOfATargetHaveNoCycles() throws {
        for folder in [Self.exercises, Self.grader] {
            for target in try Files.live.names(folder.path) where target != "Grader" {
                let sources = try sources(of: folder.appending(path: target))
                XCTAssertNil(
                    FolderArrows(sources).cycle, "the folders of \(target) form a cycle")
            }
        }
    }

    func testACycleIsReportedWithItsNames() {
        let sources = [
            "A/One.swift": "package struct One { let next: Two }", "B/Two.swift": "enum Two {}",
            "B/More.swift": "func more() { three() } // One", "C/Three.swift": "func three() {}",
        ]
        XCTAssertNil(FolderArrows(sources).cycle)
        XCTAssertEqual(
            FolderArrows(sources.merging(["C/Back.swift": "extension One {}"]) { $1 }).cycle,
            ["A uses Two of B", "B uses three of C", "C uses One of A"])
    }

    /// Advice interprets the sources; Reports only presents the results.
    func testReportsDoNotReadSources() throws {
        let readers = [
            "SwiftText(", "Declarations(", "TokenList(", "Scan(", "Scan.", "TestSources(",
        ]
        for (path, text) in try sources(of: Self.grader.appending(path: "Reports")) {
            for reader in readers {
                XCTAssertFalse(text.contains(reader), "\(path): \(reader)")
            }
        }
        let advice = try sources(of: Self.grader.appending(path: "Advice")).values
        XCTAssertTrue(
            advice.contains { $0.contains("Declarations(") }, "update the names in 'readers'")
    }

    /// Only Advice and Reports put findings into words.
    func testOnlyAdviceAndReportsHaveSentences() throws {
        let sentence = #/[A-Z][a-z']+ [a-z']+ [a-z']+.*\./#
        XCTAssertTrue("It ran on the finished code.".contains(sentence))
        for target in ["SwiftSource", "Grading", "Classroom"] {
            for (path, text) in try sources(of: Self.grader.appending(path: target)) {
                for literal in SwiftLiterals.all(in: text) where literal.contains(sentence) {
                    // SwiftPM prints this line. Grading contains it to recognize SwiftPM's output.
                    if literal == "Building for debugging..." { continue }
                    XCTFail("\(target)/\(path): \(literal)")
                }
            }
        }
    }

    /// The Guide, the screens and the reports use one term for each thing: a test *catches* a bug
    /// in the *reference solution*.
    func testPrintedTextUsesTheGuidesTerms() throws {
        let others =
            #/\b([Nn]otic(e|es|ed)\b|[Oo]wn tests|[Ff]inished (code|version)|[Uu]nsteady|[Ii]t asks for too much|[Mm]odel (answer|tests))/#
        XCTAssertTrue("Your own tests notice it.".contains(others))
        let folders =
            ["Advice", "Reports", "Commands"].map { Self.grader.appending(path: $0) }
            + ["Catalog", "AppScreens"].map {
                Self.root.appending(path: "Exercises").appending(path: $0)
            }
        for folder in folders {
            for (path, text) in try sources(of: folder) {
                let texts = SwiftLiterals.all(in: text) + SwiftLiterals.linesOfTexts(in: text)
                for text in texts where text.contains(" ") && text.contains(others) {
                    XCTFail("\(folder.lastPathComponent)/\(path): \(text)")
                }
            }
        }
    }

    /// The names used in the workshop's own code are listed only in the catalog.
    func testOnlyTheCatalogContainsTheWorkshopsNames() throws {
        let given = ["Finished", "Exercises/Shared", "Tests/TestHelpers"]
        let texts = try given.flatMap { try sources(of: Self.root.appending(path: $0)).values }
        let declared = Set(
            texts.flatMap { Declarations(SwiftText($0)).all }
                .filter { !$0.isLocal && ($0.givesName || $0.kind == .enumCase) }.map(\.name))
        // Short names and names without a capital letter inside don't count, because they could occur
        // anywhere. setUp and tearDown are XCTest's.
        let own = declared.subtracting(["setUp", "tearDown"]).filter { name in
            name.count > 6 && name.dropFirst().contains(where: \.isUppercase)
        }
        XCTAssertTrue(own.isSuperset(of: ["MockTimer", "loadTickerCache"]))
        func words(_ text: String) -> Set<String> {
            Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        for target in ["SwiftSource", "Advice", "Grading", "Classroom", "Reports"] {
            for (path, text) in try sources(of: Self.grader.appending(path: target)) {
                for literal in SwiftLiterals.all(in: text) {
                    XCTAssertEqual(
                        words(literal).intersection(own), [], "\(target)/\(path): \(literal)")
                }
            }
        }
        let names = try String(
            contentsOf: Self.root.appending(path: "Exercises/Catalog/WorkshopNames.swift"),
            encoding: .utf8)
        for literal in SwiftLiterals.all(in: names) {
            XCTAssertTrue(
                texts.contains { $0.contains(literal.replacing("\\", with: "")) }
                    || !words(literal).isDisjoint(with: declared),
                "'\(literal)' isn't in the workshop any more")
        }
    }

    /// Other code must look up stages in the catalog, and must not assume how many there are.
    func testOnlyTheCatalogKnowsTheStages() throws {
        let targets = [
            "Grading", "Classroom", "Reports", "Commands", "SwiftSource", "Processes",
        ]
        for target in targets {
            let folder = Self.grader.appending(path: target)
            for (path, text) in try sources(of: folder) {
                for hint in ["1...4", #"Stage(\d)"#, #"Stage\d"#, #""Stage\("#, "[1-4]"] {
                    let lines = text.split(separator: "\n").filter {
                        $0.contains(hint) && !$0.contains("//")
                    }
                    XCTAssertEqual(lines, [], "\(target)/\(path)")
                }
            }
        }
    }
}
