import Foundation
import XCTest

@testable import GradeKit

/// Runs of a class that are ended and go on, and that are shared out: nothing is lost, and the
/// reports are the same bytes.
final class ClassResumeTests: XCTestCase {
    private let processes = FixtureLearner.processes

    private func makeClass() throws -> ClassFolder {
        let folder = ClassFolder(copy: try KitCopy("class"))
        try folder.add("untouched", tree: .starter)
        try folder.add("untouched too", tree: .starter)
        try folder.add("finished")
        for number in 1...3 {
            let note = "\n// The version of learner \(number).\n"
            let module = try Files.live.read(
                FixtureLearner.kit.path("Finished/Stage1/EvenOdd.swift"))
            try folder.add(
                "learner \(number)",
                ["Starter/Stage1/EvenOdd.swift": String(decoding: module, as: UTF8.self) + note])
        }
        try folder.add(fixture: "fatal-error", as: "crashing")
        try Files.live.write("\(folder.submissions)/no folder", [])
        return folder
    }

    func testKilledAtRandomMomentsItComesToTheSameReports() throws {
        let folder = try makeClass()
        defer { folder.remove() }
        let (end, text) = try processes.output(of: folder.grade(to: "undisturbed"))
        XCTAssertEqual(end, .exited(1), text)
        for _ in 0..<20 {
            let limits = Limits(total: .milliseconds(Int.random(in: 50...3000)))
            _ = try processes.output(of: folder.grade(to: "killed"), limits: limits)
        }
        XCTAssertEqual(try processes.output(of: folder.grade(to: "killed")).end, .exited(1))
        XCTAssertEqual(try folder.texts("killed"), try folder.texts("undisturbed"))
        XCTAssertEqual(try folder.grades("killed")["finished"], ["100", "mastered"])
        XCTAssertEqual(try folder.grades("killed")["no folder"], ["", "not graded"])
    }

    func testPartsOfTheClassMergeToTheSameReports() throws {
        let folder = try makeClass()
        defer { folder.remove() }
        XCTAssertEqual(try processes.output(of: folder.grade(to: "whole")).end, .exited(1))
        let (folderOfAll, processes) = (folder, processes)
        let ends = try Array(1...4).concurrentMap(width: 4) { part in
            try processes.output(
                of: folderOfAll.grade(to: "part\(part)", "--shard", "\(part)/4", "--jobs=1"))
        }
        for (end, text) in ends { XCTAssertEqual(end, .exited(1), text) }
        let parts = (1...4).map { folder.path("part\($0)") }
        let merge = try folder.copy.grade(["merge"] + parts + ["--out", folder.path("merged")])
        let (end, text) = try processes.output(of: merge)
        XCTAssertEqual(end, .exited(1), text)
        XCTAssertEqual(try folder.texts("merged"), try folder.texts("whole"))

        let twice = try folder.copy.grade(
            ["merge", parts[0], folder.path("whole"), "--out", folder.path("twice")])
        let (status, message) = try processes.output(of: twice)
        XCTAssertEqual(status, .exited(70))
        XCTAssertEqual(message.contains("is in two of the folders"), true, message)
        XCTAssertEqual(Files.live.kind(folder.path("twice")), nil)
    }
}
