import Foundation
import TestNeeds
import XCTest

@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A class that is graded again after something has changed, through the built `grade class`.
final class ClassTwiceTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testTheFiguresOfAClassThatHasMovedFitTheSchema() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        try folder.add("ann", tree: .starter)
        try folder.add("ben", tree: .starter)
        try grade(folder)
        // So earlier versions kept the time.
        let history = "\(folder.path("reports"))/.results/history.json"
        let kept = String(decoding: try Files.live.read(history), as: UTF8.self)
        let old = kept.replacing(
            #/\d{4}-\d\d-\d\dT[^"]*/#, with: "2026-11-24 04:27:49")
        XCTAssertNotEqual(old, kept)
        try Files.live.write(history, Array(old.utf8))
        var texts: [String] = []
        for (learner, file) in [("ann", "EvenOdd.swift"), ("ben", "Labels.swift")] {
            let done = try Files.live.read(FixtureLearner.kit.path("Finished/Stage1/\(file)"))
            try Files.live.write("\(folder.submissions)/\(learner)/Starter/Stage1/\(file)", done)
            try grade(folder)
            let all = try folder.texts("reports")
            texts.append(try XCTUnwrap(all["class.json"]))
            assertContains(
                try XCTUnwrap(all["learners/\(learner).html"]).replacing("\n", with: " "),
                "Since 2026-")
        }
        let problems = try JSONSchema.classroom.problems(in: texts)
        XCTAssertEqual(problems, [[], []])
        for (text, since) in zip(texts, [#/2026-11-24T04:27:49(Z|[+-]\d\d:\d\d)/#, nil]) {
            let figures = try JSONDecoder().decode(Figures.self, from: Data(text.utf8))
            let time = try XCTUnwrap(figures.since)
            if let since { XCTAssertNotNil(time.wholeMatch(of: since), time) }
            XCTAssertEqual(figures.learners.compactMap(\.change?.greenExercises).max(), 1)
        }
    }

    private struct Figures: Decodable {
        struct Learner: Decodable { let change: Change? }
        struct Change: Decodable { let greenExercises: Int }

        let since: String?
        let learners: [Learner]
    }

    private func grade(_ folder: ClassFolder) throws {
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(to: "reports", "--stages=1"))
        XCTAssertEqual(end, .exited(1), text)
    }
}
