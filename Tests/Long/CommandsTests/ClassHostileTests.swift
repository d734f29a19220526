import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import Classroom
@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// Hostile submissions among honest ones, in one class through the built `grade class`.
final class ClassHostileTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// Fixture learners and their total of 100 points. Each is finished but for what it does.
    private static let fixtures: [String: Double] = [
        // What reaches for others, and in the sandbox reaches nobody.
        "fills-the-disk": 100, "kills-others": 100, "leftover-process": 100, "megabytes": 100,
        "doubled-types": 100, "looks-at-the-stack": 100, "opens-all-files": 100,
        "pries": 100, "threads-outlive": 100,
        // What can't be built.
        "compile-error": 90, "ends-at-load": 90, "imports-another-stage": 90, "runs-at-load": 90,
        "says-the-disk-is-full": 90, "slow-to-compile": 90,
        "speaks-of-a-full-disk": 90, "two-files-of-one-name": 90,
        // What takes the place of something else, or can't be looked into.
        "another-bool": 90, "emitted-into-the-tests": 90, "fails-without-end": 90,
        "goes-around-types": 90, "jokers-that-inherit": 90, "literals-of-its-own": 90,
        "options-for-the-linker": 90, "overloads-fixtures": 90, "renames-assertions": 90,
        "replaces-write": 90, "replaces-xctest": 90, "runs-tests-inside": 90,
        "shadows-helpers": 90, "shadows-the-language": 90, "stops-reporting": 90,
        // Tests that look for the bug itself, or break what runs them: no bug counts as noticed.
        "own-tests-cheating": 85, "own-tests-compile-error": 85, "own-tests-deleting": 85,
        "own-tests-escape-names": 85, "own-tests-forging": 85, "own-tests-hostile": 85,
        "own-tests-not-async": 85, "own-tests-random": 85,
    ]

    private typealias Mistake = (honest: String, path: String, code: String, same: [String])

    /// Fixture learners that lose the points of some tests: as many as an honest learner does, whose
    /// mistake is met by the same tests. Which these are is up to the kit.
    private static let mistakes: [Mistake] = [
        (
            "traps for -1", "Stage1/EvenOdd.swift",
            isEven("if number == -1 { fatalError() }; return number.isMultiple(of: 2)"),
            [
                "endless-memory", "endless-output", "endless-sleep", "exit-zero",
                "fatal-error", "many-processes", "prints-then-traps", "underscore-exit-zero",
            ]
        ),
        (
            "traps below 0", "Stage1/EvenOdd.swift",
            isEven("if number < 0 { fatalError() }; return number.isMultiple(of: 2)"),
            ["endless-loop", "endless-recursion"]
        ),
        (
            "traps above 999", "Stage1/EvenOdd.swift",
            isEven("if number > 999 { fatalError() }; return number.isMultiple(of: 2)"),
            ["index-out-of-range"]
        ),
        (
            "none is even", "Stage1/EvenOdd.swift", isEven("false"),
            [
                "ends-at-exit", "escapes-in-output", "forges-the-report", "relays-the-report",
                "reorders-the-report", "replays-the-report",
            ]
        ),
        (
            "only 4 is even", "Stage1/EvenOdd.swift", isEven("number == 4"),
            ["forged-output", "invalid-utf8"]
        ),
        (
            "all are even", "Stage1/EvenOdd.swift", isEven("true"),
            ["hides-assertions", "shadows-assertions"]
        ),
        (
            "traps as it fetches", "Stage3/AdvancedUseCase.swift",
            """
            import Foundation
            import Shared

            struct AdvancedUseCase: AdvancedNetworkProvider {
                init(url: URL? = nil) {}

                func fetchProduct(
                    completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void
                ) { fatalError() }
            }
            """, ["never-answers"]
        ),
        (
            "has one test", "Stage1Tests/MyTests.swift",
            """
            import XCTest

            @testable import Stage1

            final class SoundTests: XCTestCase {
                func testZeroIsEven() {
                    XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
                }
            }
            """, ["own-tests-broken-start"]
        ),
    ]

    private static var mistakesInTheClass: [Mistake] {
        mistakes.compactMap { mistake in
            let same = mistake.same.filter(isInTheClass)
            guard !same.isEmpty else { return nil }
            return (mistake.honest, mistake.path, mistake.code, same)
        }
    }

    private static func isEven(_ body: String) -> String {
        "extension FirstBasicViewController { func isEven(number: Int) -> Bool { \(body) } }"
    }

    /// Names that are markup, formulas, commands or options elsewhere.
    private static let names = [
        "<img src=x onerror=alert(1)>", "=cmd()", "::error::owned", "-rf", "--out", "a\nb", "'\"",
        "\u{202E}evil", "%2e%2e", "ünï cödé 🎉", "@sum", "$(touch owned)", "| true",
    ]

    /// Who is in the class of each run; every night, all are. Some of each kind, those with a flag
    /// among them.
    private static let chosen: Set = [
        "kills-others", "goes-around-types", "looks-at-the-stack", "compile-error", "runs-at-load",
        "hides-assertions", "options-for-the-linker", "own-tests-cheating", "own-tests-deleting",
        "threads-outlive", "opens-all-files", "fills-the-disk", "stops-reporting",
        "own-tests-compile-error", "own-tests-not-async", "exit-zero", "endless-loop",
        "forges-the-report", "own-tests-broken-start",
    ]

    private static func isInTheClass(_ name: String) -> Bool {
        Breadth.current == .all || chosen.contains(name)
    }

    func testEachHasItsOwnVerdictAndNobodyElses() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let fixtures = Self.fixtures.filter { Self.isInTheClass($0.key) }
        for name in fixtures.keys { try folder.add(fixture: name, as: name) }
        try addMistakes(to: folder)
        for name in Self.names { try folder.add(name, tree: .starter) }
        try folder.add("honest")
        try folder.add("honest too", encores: true)
        try folder.add("long name", ["Starter/Stage1Tests/LongName.swift": Self.longName])
        try addForeignFiles(to: folder)

        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(to: "reports", "--time-limit=5", "--memory-limit=512"))
        XCTAssertEqual(end, .exited(1), text)

        let store = ResultStore(reports: folder.path("reports"), files: .live, workshop: .shipped)
        let results = try store.results()
        var points: [String: Double] = [:]
        for case (let learner, .graded(let report)) in results.map({ ($0.learner, $0.verdict) }) {
            points[learner] = Points.of(report)
        }
        var expected = fixtures
        for mistake in Self.mistakesInTheClass {
            let honest = try XCTUnwrap(points[mistake.honest])
            XCTAssertTrue((85..<100).contains(honest), "\(mistake.honest): \(honest)")
            for name in [mistake.honest] + mistake.same { expected[name] = honest }
        }
        for name in Self.names { expected[name] = 0 }
        for name in ["honest", "honest too", "own-kit"] { expected[name] = 100 }
        expected["long name"] = 85
        for name in ["link", "pipe", "large", "many", "cases"] { expected[name] = 90 }
        expected["link-as-stage"] = 90
        expected["link-as-starter"] = 0
        for (learner, points) in points where points != expected[learner] {
            let right = expected[learner].map { "\($0)" } ?? "none"
            XCTFail("\(learner) has \(points) points and not \(right)")
        }
        XCTAssertEqual(Set(points.keys), Set(expected.keys))

        let unread = results.filter { points[$0.learner] == nil }.map(\.learner)
        XCTAssertEqual(Set(unread), ["link-as-folder", "nothing-in-it"])
        XCTAssertTrue(text.contains("no-folder"), "What is nobody's work is named.")
        let changed = results.first { $0.learner == "own-kit" }?.changedKitFiles
        XCTAssertEqual(
            changed,
            [
                "Package.swift", "Plugins", "Tests/TestHelpers/MockTimer.swift",
                "Tests/Stage1Tests/EvenOddTests.swift",
            ])
        for name in [
            "exit-zero", "kills-others", "forges-the-report", "looks-at-the-stack",
            "own-tests-cheating",
        ] {
            let flags = results.first { $0.learner == name }?.flags
            XCTAssertEqual(flags?.isEmpty, false, name)
        }
        let honest =
            ["honest", "honest too", "own-kit"] + Self.names
            + Self.mistakesInTheClass.map(\.honest)
        XCTAssertEqual(results.filter { honest.contains($0.learner) }.count, honest.count)
        for result in results where honest.contains(result.learner) {
            XCTAssertEqual(result.flags, [], result.learner)
        }
    }

    /// An own test whose name is longer than any argument of a program.
    private static let longName =
        "import Testing\n@Test func \(String(repeating: "a", count: 140_000))() {}\n"

    /// Adds the learners with mistakes, honest and hostile.
    private func addMistakes(to folder: ClassFolder) throws {
        for mistake in Self.mistakesInTheClass {
            for name in mistake.same { try folder.add(fixture: name, as: name) }
            try folder.add(mistake.honest)
            let path = "\(folder.submissions)/\(mistake.honest)/Starter/\(mistake.path)"
            // Tests of their own are all that there are.
            if mistake.path.contains("Tests/") {
                try Files.live.remove(URL(filePath: path).deletingLastPathComponent().path)
            }
            try Files.live.write(path, Array(mistake.code.utf8))
        }
    }

    /// Adds what can't be a file in the repository.
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
        // A checkout with a kit of its own. Nothing of it is used.
        try folder.add(
            "own-kit",
            [
                "Package.swift": "fatalError()", "Plugins/Own/Own.swift": "fatalError()",
                "Tests/Stage1Tests/EvenOddTests.swift": "", "Tests/TestHelpers/MockTimer.swift": "",
            ])
    }

    /// Verdicts are shared by learners with the same stage, so one that another stage's code has
    /// decided would be a classmate's, too.
    func testCodeThatRunsAtLoadDecidesItsOwnStageAlone() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let stage1 = ["Starter/Stage1/EvenOdd.swift": Self.isEven("number == 4")]
        // In the order in which they are graded.
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
        // None of the tests that ended with the process has passed.
        XCTAssertEqual(stages["2 ends"]?[1].failures.count, stages["2 ends"]?[1].tests.count)
    }
}
