import Foundation
import ProgramTestHelpers
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// A class in the made-up workshop, graded by one worker in one process.
final class MadeUpClassTests: XCTestCase {
    private let folder = "\(NSTemporaryDirectory())/made-up-class-\(UUID().uuidString)"
    private var kit: MadeUpKit!
    /// The text of each report, by its path.
    private var texts: [String: String] = [:]

    override func setUpWithError() throws {
        try Needed.sandbox.orSkip()
        kit = try MadeUpKit()
    }

    override func tearDownWithError() throws { try Files.live.remove(folder) }

    /// Adds a learner with the finished stages and an encore that they haven't begun.
    private func add(_ learner: String, _ files: [String: String] = [:]) throws {
        let starter = "\(folder)/class/\(learner)/Starter"
        try Files.live.makeFolder("\(folder)/class/\(learner)")
        let manager = FileManager.default
        try manager.copyItem(atPath: kit.copy.kit.path("Finished"), toPath: starter)
        try manager.removeItem(atPath: "\(starter)/Encores")
        try manager.copyItem(
            atPath: kit.copy.kit.path("Starter/Encores"), toPath: "\(starter)/Encores")
        for (path, text) in files { try Files.live.write("\(starter)/\(path)", Array(text.utf8)) }
    }

    private func remove(_ path: String, of learner: String) throws {
        try Files.live.remove("\(folder)/class/\(learner)/Starter/\(path)")
    }

    private func copy(_ path: String, of learner: String) throws {
        try remove(path, of: learner)
        try FileManager.default.copyItem(
            atPath: kit.copy.kit.path("Finished/\(path)"),
            toPath: "\(folder)/class/\(learner)/Starter/\(path)")
    }

    /// The learners in the order in which they are graded.
    private func addLearners() throws {
        // The workspace of the first has one stage only, and that of the second has all.
        try add("1-one-stage")
        for path in [1, 3, 4, 5].flatMap({ ["Stage\($0)", "Stage\($0)Tests"] }) + ["Encores"] {
            try remove(path, of: "1-one-stage")
        }
        try add("2-not-begun")
        try add("3-begun", ["Encores/PuzzlesTests/MyPalindromeTests.swift": ""])
        try add("4-mastered")
        try copy("Encores", of: "4-mastered")
        try add(
            "5-exits",
            [
                "Stage5/Rectangle.swift": MadeUpLearner.rectangle("exit(0)"),
                "Encores/Puzzles/Palindrome.swift": MadeUpLearner.palindrome("exit(0)"),
            ])
        try add(
            "6-broken",
            [
                "Stage5/Rectangle.swift": "struct Rectangle { let }",
                "../Tests/Stage5Tests/RectangleTests.swift": "",
                "../Tests/Encores/PuzzlesTests/PalindromeTests.swift": "",
            ])
        // The answers, without a copy of them.
        try add("7-linked")
        try remove("Encores", of: "7-linked")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/class/7-linked/Starter/Encores",
            withDestinationPath: kit.copy.kit.path("Finished/Encores"))
    }

    func testAClass() throws {
        try addLearners()
        let outcome = kit.run(
            ["class", "\(folder)/class", "--out", "\(folder)/out", "--jobs", "1"])
        XCTAssertEqual(outcome.status, 1, outcome.words)
        let reports = try SourceFolder.read("\(folder)/out", ending: "", files: .live)
        texts = reports.files.mapValues { String(decoding: $0, as: UTF8.self) }
        checkTables()
        try checkResults()
        checkPages()
    }

    private func checkTables() {
        let four = String(repeating: "10,15,", count: 4)
        let all = "25,25,25,25,25,125,mastered,50,75,\(four)10,15,17,20,"
        XCTAssertEqual(
            lines("grades.csv"),
            [
                "\u{FEFF}learner,stage 1,stage 2,stage 3,stage 4,stage 5,total,status,code,tests"
                    + (1...5).map { ",stage \($0) code,stage \($0) tests" }.joined()
                    + ",exercises ✓,exercises ★,upload",
                "1-one-stage,0,25,0,0,0,25,not passed,10,15,0,0,10,15,0,0,0,0,0,0,3,4,1-one-stage",
                "2-not-begun,\(all)2-not-begun",
                "3-begun,\(all)3-begun",
                "4-mastered,\(all)4-mastered",
                "5-exits,25,25,25,25,20,120,not passed,45,75,\(four)5,15,16,19,5-exits",
                "6-broken,25,25,25,25,15,115,not passed,40,75,\(four)0,15,16,19,6-broken",
                "7-linked,\(all)7-linked",
            ])
        XCTAssertEqual(
            lines("canvas.csv").prefix(3),
            [
                "Student,ID,SIS User ID,SIS Login ID,Section,"
                    + (1...5).map { "Workshop stage \($0)" }.joined(separator: ","),
                "Points Possible,,,,,25,25,25,25,25",
                "1-one-stage,,1-one-stage,1-one-stage,,0,25,0,0,0",
            ])
    }

    private func lines(_ path: String) -> [String] {
        (texts[path] ?? "").split(separator: "\r\n").map(String.init)
    }

    private func checkResults() throws {
        let store = ResultStore(
            reports: "\(folder)/out", files: .live, workshop: kit.workshop)
        let exits = try XCTUnwrap(store.entry("5-exits")?.result)
        XCTAssertEqual(
            exits.flags.map { "\($0.word) \($0.file):\($0.line ?? 0)" },
            [
                "exit Starter/Stage5/Rectangle.swift:5",
                "exit Starter/Encores/Puzzles/Palindrome.swift:5",
            ])
        guard case .graded(let report) = exits.verdict else { return XCTFail("\(exits)") }
        XCTAssertEqual(report.stages.suffix(2).map(\.passedTests), [1, 1])
        let broken = try XCTUnwrap(store.entry("6-broken")?.result)
        XCTAssertEqual(
            broken.changedKitFiles,
            [
                "Tests/Stage5Tests/RectangleTests.swift",
                "Tests/Encores/PuzzlesTests/PalindromeTests.swift",
            ])
        let linked = try XCTUnwrap(store.entry("7-linked")?.result)
        guard case .graded(let report) = linked.verdict else { return XCTFail("\(linked)") }
        XCTAssertEqual(
            report.encores.map(\.suite.refusedPaths), [["Starter/Encores/Puzzles"]])
    }

    private func checkPages() {
        let page = texts["class.html"] ?? ""
        XCTAssertTrue(page.contains("Stage 5<span class=\"sub\">Rectangles</span>"))
        XCTAssertTrue(page.contains("Puzzles<span class=\"sub\">Word puzzles</span>"))
        XCTAssertFalse(page.contains("data-value=\"0\"><span class=\"mark good\""), "no points")
        for (learner, isNamed) in [
            ("2-not-begun", false), ("3-begun", true), ("4-mastered", true), ("5-exits", true),
        ] {
            let learnerPage = texts["learners/\(learner).html"] ?? ""
            let feedback = texts["feedback/\(learner).html"] ?? ""
            XCTAssertEqual(learnerPage.contains("Puzzles, Word puzzles"), isNamed, learner)
            XCTAssertEqual(feedback.contains("Puzzles, Word puzzles"), isNamed, learner)
            XCTAssertTrue(learnerPage.contains("Stage 5, Rectangles"), learner)
        }
        XCTAssertTrue(
            texts["learners/4-mastered.html"]?.contains("an encore has no points") == true)
    }
}

extension StageReport.Suite {
    /// The paths of the files that were refused; none where the stage was built.
    fileprivate var refusedPaths: [String] {
        guard case .notBuilt(.refused(let files), _) = self else { return [] }
        return files.map(\.path)
    }
}
