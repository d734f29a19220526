import Foundation
import Reports
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that after each of many edits, a workspace with earlier build products gives the same
/// verdict as an empty workspace.
final class EditsTests: XCTestCase {
    /// The states of a learner's stage: files that replace the finished ones, or nil for a removed
    /// file.
    private static let states: [String: [String: String?]] = [
        "finished": [:],
        "another body": ["Stage1/EvenOdd.swift": isEven("(number: Int)", "number % 2 == 0")],
        "a wrong body": ["Stage1/EvenOdd.swift": isEven("(number: Int)", "number % 2 == 1")],
        "a trap": ["Stage1/EvenOdd.swift": isEven("(number: Int)", "fatalError()")],
        "another signature": [
            "Stage1/EvenOdd.swift": isEven("(number: Int, base: Int = 2)", "number % base == 0")
        ],
        "a signature that doesn't fit": [
            "Stage1/EvenOdd.swift": isEven("(of number: Int)", "number % 2 == 0")
        ],
        "a body that doesn't compile": ["Stage1/EvenOdd.swift": isEven("(number: Int)", "numbr")],
        "a new file": ["Stage1/Extra.swift": "extension Int { var isOdd: Bool { self % 2 != 0 } }"],
        "another new file": ["Stage1/Extra.swift": "let extra = 1"],
        "a file in a folder": ["Stage1/More/Extra.swift": "let extra = 1"],
        "a renamed file": [
            "Stage1/EvenOdd.swift": nil,
            "Stage1/Even.swift": isEven("(number: Int)", "number.isMultiple(of: 2)"),
        ],
        "a removed file": ["Stage1/EvenOdd.swift": nil],
        "a test with another body": ["Stage1Tests/MyEvenOddTests.swift": test("testOne", 3)],
        "a wrong test": ["Stage1Tests/MyEvenOddTests.swift": test("testOne", 2)],
        "a renamed test": ["Stage1Tests/MyEvenOddTests.swift": test("testOther", 3)],
        "a new test": [
            "Stage1Tests/MoreTests.swift": test("testOne", 3, in: "MoreTests")
        ],
        "no tests": [
            "Stage1Tests/MyEvenOddTests.swift": nil,
            "Stage1Tests/MyLabelsTests.swift": nil,
            "Stage1Tests/MyNumberFormatterTests.swift": nil,
        ],
        "tests that don't compile": ["Stage1Tests/MyEvenOddTests.swift": "import Nothing"],
    ]

    private static func isEven(_ parameters: String, _ body: String) -> String {
        "extension FirstBasicViewController { func isEven\(parameters) -> Bool { \(body) } }\n"
    }

    private static func test(
        _ name: String, _ odd: Int, in testClass: String = "MyEvenOddTests"
    ) -> String {
        """
        import XCTest
        @testable import Stage1

        final class \(testClass): XCTestCase {
            func \(name)() {
                XCTAssertFalse(FirstBasicViewController().isEven(number: \(odd)))
            }
        }

        """
    }

    func testManyEditsGiveTheVerdictsOfAFreshWorkspace() throws {
        // Two learners are graded at the same time, because a grading spends much of its time
        // waiting.
        let folder = try temporaryFolder()
        let found = try [0, 1].concurrentMap { learner in
            try Self.differences(
                learner: learner, edits: Breadth.current.choose(some: 8, all: 100), in: folder)
        }
        XCTAssertEqual(found.flatMap { $0 }, [])
    }

    /// Makes random edits to a learner's files, and describes the edits after which the workspace
    /// with earlier build products gave a different verdict.
    private static func differences(
        learner number: Int, edits: Int, in folder: String
    ) throws -> [String] {
        var random = NumberSequence(state: UInt64(12 + number))
        let learner = "\(folder)/learner\(number)"
        var warm = try grader(cache: FixtureLearner.kit.path(".grade/tests/edits/\(number)"))
        // For one learner, verdicts are stored and reused. For the other, each edit leads to a new
        // verdict that uses what is already built.
        if number == 0 { warm = try warm.keepingVerdicts() }
        var known: [String: String] = [:]
        var differences: [String] = []
        let names = states.keys.sorted()
        for edit in 1...edits {
            let name = names[random.next(below: names.count)]
            try set(states[name] ?? [:], in: learner, time: random.next(below: 3))
            let verdict = try report(warm, learner)
            if known[name] == nil {
                known[name] = try verdictOfEmpty(after: warm, learner, in: folder)
            }
            if let known = known[name], verdict != known {
                let lines = zip(verdict.split(separator: "\n"), known.split(separator: "\n"))
                let line = lines.first { $0 != $1 }.map { "\($0) is not \($1)" }
                differences.append(
                    "learner \(number), edit \(edit): \(name): \(line ?? "one is longer")")
            }
        }
        if Set(known.values).count <= known.count / 2 {
            differences.append("too many states have the same verdict")
        }
        return differences
    }

    /// Replaces the learner's files with the finished ones and these changes.
    ///
    /// - Parameter time: 0 leaves the files' real modification times, 1 gives each file the same
    ///   time as before, and 2 sets the time back by years.
    private static func set(_ changes: [String: String?], in learner: String, time: Int) throws {
        var wanted: [String: [UInt8]] = [:]
        for folder in ["Stage1", "Stage1Tests"] {
            let finished = try SourceFolder.read(
                FixtureLearner.kit.path("Finished/\(folder)"), ending: ".swift", files: .live)
            for (path, bytes) in finished.files { wanted["\(folder)/\(path)"] = bytes }
        }
        for (path, text) in changes { wanted[path] = text.map { Array($0.utf8) } }
        let tree = "\(learner)/Starter"
        let present = try? SourceFolder.read(tree, ending: ".swift", files: .live)
        for path in (present?.files ?? [:]).keys where wanted[path] == nil {
            try Files.live.remove("\(tree)/\(path)")
        }
        for (path, bytes) in wanted {
            if time != 1, present?.files[path] == bytes { continue }
            try Files.live.write("\(tree)/\(path)", bytes)
            if time > 0 { try Files.live.setModified("\(tree)/\(path)", 1e9 - Double(time) * 1e8) }
        }
    }

    /// Stage 1 with a few of its bugs. This test is about outdated results, so the quality of the
    /// tests doesn't matter.
    private static let stage: Stage = {
        let stage = shipped(1)
        return Stage(
            id: stage.id, title: stage.title, exercises: stage.exercises,
            bugs: Array(stage.bugs.prefix(3)), variants: Array(stage.variants.prefix(1)))
    }()

    /// - Parameter shared: The folder of everything that learners share; nil for the one in the
    ///   cache.
    private static func grader(cache: String, shared: String? = nil) throws -> Grader {
        var kit = Kit(
            root: FixtureLearner.kit.root, cache: cache, workshop: Workshop(stages: [stage]))
        if let shared { kit.shared = shared }
        return try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
            .with(kit: kit, verdicts: VerdictStore.nowhere)
    }

    /// Returns the verdict of an empty workspace, which reuses nothing that was built from a
    /// learner.
    ///
    /// The compiler's products contain the path of the folder of modules, so that folder must stay
    /// where it is. Meanwhile, everything in it that was built from learners' code is moved to
    /// another folder.
    private static func verdictOfEmpty(
        after warm: Grader, _ learner: String, in folder: String
    ) throws -> String {
        let grader = try grader(cache: "\(folder)/\(UUID().uuidString)", shared: warm.kit.shared)
        let products = "\(warm.kit.shared)/products"
        let away = "\(products)-of-warm"
        try Files.live.move(products, away)
        defer {
            try? Files.live.remove(products)
            try? Files.live.move(away, products)
        }
        try Files.live.makeFolder(products)
        let own: Set = ["Shared", "TestHelpers", "TestReporter", "TestReporterStart", "Main"]
        for name in try Files.live.names(away) {
            guard let note = try? Files.live.read("\(away)/\(name)/note.json"),
                let kept = try? JSONDecoder().decode(KeptProduct.self, from: Data(note)),
                own.contains(kept.note.module)
            else { continue }
            try FileManager.default.copyItem(
                atPath: "\(away)/\(name)", toPath: "\(products)/\(name)")
        }
        let verdict = try report(grader, learner)
        XCTAssertNil(try grader.directBuildProblem())
        return verdict
    }

    private struct KeptProduct: Decodable {
        let note: Product.Note
    }

    private static func report(_ grader: Grader, _ folder: String) throws -> String {
        let text = JSONReporter.text(
            of: try grader.grade(
                folder, tree: .starter, stages: [stage], progress: .ignored))
        return text.replacing(#/"seconds" : [-+.e0-9]+/#, with: #""seconds" : 0"#)
    }
}

/// Numbers that look random but are the same in each run.
private struct NumberSequence {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
