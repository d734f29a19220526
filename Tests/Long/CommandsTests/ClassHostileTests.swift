import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Tests that the hostile submissions in a class do no harm to the other learners, with the built
/// `grade class`.
final class ClassHostileTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// The fixture learners in the class: those who could harm others. In the nightly run, all
    /// fixture learners who are graded with the options of a class take part. `expected.json`
    /// contains the verdict on each.
    private static let some = [
        "kills-others", "looks-at-the-stack", "compile-error", "runs-at-load",
        "own-tests-deleting", "threads-outlive", "opens-all-files", "fills-the-disk",
        "stops-reporting", "exit-zero", "endless-loop",
    ]

    private static func fixtures() throws -> [String: LearnerFacts] {
        let all = try Dictionary(
            uniqueKeysWithValues: LearnerGrading.learners().map {
                ($0, try LearnerGrading.expected(of: $0))
            })
        return all.filter { name, facts in
            let options = facts.options ?? .init()
            let isLikeAClass =
                options
                == .init(seconds: options.seconds, isLong: options.isLong, about: options.about)
            return Breadth.current.choose(
                some: some.contains(name),
                all: isLikeAClass && facts.stages.keys.allSatisfy { Int($0) != nil })
        }
    }

    /// Names that mean something to other programs: markup, formulas, commands or options.
    private static let names = [
        "<img src=x onerror=alert(1)>", "=cmd()", "::error::owned", "-rf", "--out", "a\nb", "'\"",
        "\u{202E}evil", "%2e%2e", "ünï cödé 🎉", "@sum", "$(touch owned)", "| true",
    ]

    func testEachLearnerGetsTheirOwnVerdict() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let fixtures = try Self.fixtures()
        for name in fixtures.keys { try folder.add(fixture: name, as: name) }
        for name in Self.names { try folder.add(name, tree: .starter) }
        try folder.add("honest")
        try folder.add("honest too", encores: true)
        try folder.add("long name", ["Starter/Stage1Tests/LongName.swift": Self.longName])
        try addForeignFiles(to: folder)

        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(to: "reports", "--time-limit=5", "--memory-limit=512"))
        XCTAssertEqual(end, .exited(1), text)

        let store = ResultStore(reports: folder.path("reports"), files: .live, workshop: .shipped)
        let results = Dictionary(uniqueKeysWithValues: try store.results().map { ($0.learner, $0) })
        var expected: [String: Double] = [
            "long name": 85, "link-as-stage": 90, "link-as-starter": 0,
        ]
        let honest = ["honest", "honest too", "own-kit"]
        for name in honest { expected[name] = 100 }
        for name in Self.names { expected[name] = 0 }
        for name in ["link", "pipe", "large", "many", "cases"] { expected[name] = 90 }
        for (name, points) in expected {
            guard case .graded(let report)? = results[name]?.verdict else {
                XCTFail(name)
                continue
            }
            XCTAssertEqual(Points.of(report), points, name)
        }
        for (name, facts) in fixtures { try check(results[name], facts) }
        for name in ["link-as-folder", "nothing-in-it"] {
            guard case .notGraded? = results[name]?.verdict else { return XCTFail(name) }
        }
        XCTAssertEqual(results.count, expected.count + fixtures.count + 2)
        XCTAssertTrue(text.contains("no-folder"), "The extra file isn't reported.")
        // The sample submissions are copies of `Finished`, with its tests in Swift Testing.
        XCTAssertEqual(
            results["own-kit"]?.changedKitFiles.filter { !$0.contains("/SwiftTesting/") },
            [
                "Package.swift", "Plugins", "Tests/TestHelpers/MockTimer.swift",
                "Tests/Stage1Tests/EvenOddTests.swift",
            ])
        for name in honest + Self.names { XCTAssertEqual(results[name]?.flags, [], name) }
    }

    /// Checks that a fixture learner gets the verdict in `expected.json`, and all points for every
    /// other stage.
    private func check(_ result: LearnerResult?, _ expected: LearnerFacts) throws {
        let result = try XCTUnwrap(result)
        guard case .graded(let report) = result.verdict else { return XCTFail("\(result.verdict)") }
        for stage in report.numbered {
            guard let facts = expected.stages["\(stage.stage.id)"] else {
                XCTAssertEqual(stage.status, .passed, result.learner)
                continue
            }
            let found = LearnerFacts.StageFacts(
                stage, ownsTests: facts.caught != nil || facts.tests != nil,
                isRandom: expected.options?.isRandom ?? false)
            XCTAssertEqual(found.code, facts.code, result.learner)
            XCTAssertEqual(found.caught, facts.caught, result.learner)
            XCTAssertEqual(found.flags, facts.flags, result.learner)
        }
    }

    /// A test whose name is longer than any argument of a program may be.
    private static let longName =
        "import Testing\n@Test func \(String(repeating: "a", count: 140_000))() {}\n"

    /// Adds submissions that can't be stored as files in the repository.
    private func addForeignFiles(to folder: ClassFolder) throws {
        let files = FileManager.default
        func stage1(_ learner: String) throws -> String {
            try folder.add(learner)
            return "\(folder.submissions)/\(learner)/Starter/Stage1"
        }
        func link(_ path: String, to target: String) throws {
            try? files.removeItem(atPath: path)
            try files.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        try link("\(try stage1("link"))/Link.swift", to: "/etc/passwd")
        XCTAssertEqual(mkfifo("\(try stage1("pipe"))/Pipe.swift", 0o644), 0)
        let space = [UInt8](repeating: 0x20, count: 1 << 20 + 1)
        try Files.live.write("\(try stage1("large"))/Large.swift", space)
        let many = try stage1("many")
        for number in 0...500 { try Files.live.write("\(many)/F\(number).swift", []) }
        try Files.live.write("\(try stage1("cases"))/evenodd.swift", [])
        try link(try stage1("link-as-stage"), to: FixtureLearner.kit.path("Finished/Stage1"))
        try link(
            try stage1("link-as-starter").replacing("/Stage1", with: ""),
            to: FixtureLearner.kit.path("Finished"))
        try link("\(folder.submissions)/link-as-folder", to: FixtureLearner.kit.root)
        try Files.live.write("\(folder.submissions)/no-folder", [])
        try Files.live.makeFolder("\(folder.submissions)/nothing-in-it")
        // This submission is a whole checkout with its own changed kit. Nothing of that kit is
        // used.
        try folder.add(
            "own-kit",
            [
                "Package.swift": "fatalError()", "Plugins/Own/Own.swift": "fatalError()",
                "Tests/Stage1Tests/EvenOddTests.swift": "", "Tests/TestHelpers/MockTimer.swift": "",
            ])
    }

    /// Learners with the same stage share its verdict. So if code from another stage could change
    /// that verdict, it would also change the verdict on a classmate.
    func testCodeThatRunsAtLoadAffectsOnlyItsOwnStage() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let onlyFour =
            "extension FirstBasicViewController { func isEven(number: Int) -> Bool { number == 4 } }"
        let stage1 = ["Starter/Stage1/EvenOdd.swift": onlyFour]
        // Learners are graded in the order of their names, so the attackers come first.
        let attackers = ["1 forges": "forges-at-load", "2 ends": "ends-at-load"]
        for (learner, fixture) in attackers {
            try folder.add(fixture: fixture, as: learner)
            for (path, text) in stage1 {
                let file = "\(folder.submissions)/\(learner)/\(path)"
                try Files.live.write(file, Array(text.utf8))
            }
        }
        for learner in ["3 honest", "4 honest"] { try folder.add(learner, stage1) }
        let (end, text) = try FixtureLearner.processes.output(of: folder.grade(to: "reports"))
        XCTAssertEqual(end, .exited(1), text)

        let store = ResultStore(reports: folder.path("reports"), files: .live, workshop: .shipped)
        var stages: [String: [StageReport]] = [:]
        for result in try store.results() {
            if case .graded(let report) = result.verdict { stages[result.learner] = report.stages }
        }
        let honest = try XCTUnwrap(stages["4 honest"])
        XCTAssertEqual(
            honest.filter { !$0.stage.isEncore }.map(\.status),
            [.failed, .passed, .passed, .passed])
        XCTAssertTrue(honest[0].failures.keys.contains("EvenOddTests/testZeroIsEven"))
        for learner in ["1 forges", "2 ends", "3 honest"] {
            let stages = try XCTUnwrap(stages[learner])
            XCTAssertEqual(stages[0].failures, honest[0].failures, learner)
            XCTAssertEqual(stages[2].failures, [:], learner)
            XCTAssertEqual(stages[3].failures, [:], learner)
        }
        // The process ended while the tests of stage 2 ran, so none of them has passed.
        XCTAssertEqual(stages["2 ends"]?[1].failures.count, stages["2 ends"]?[1].tests.count)
    }
}
