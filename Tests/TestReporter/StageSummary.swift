import Foundation
import XCTest

/// Reports the state of each stage when `swift test` ends, and the next command.
///
/// `swift test` ends with a line about tests that use Swift Testing, usually "0 tests passed", even if every
/// test of a stage failed. The grader's own runs don't need these lines.
final class StageSummary: NSObject, XCTestObservation {
    private var stages: [String: StageCounts] = [:]
    private var suites: [String: OfficialSuite] = [:]

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
        let isLearners = module.hasPrefix("My")
        let stage = String(module.dropFirst(isLearners ? 2 : 0).dropLast("Tests".count))
        let hasPassed = testCase.testRun?.hasSucceeded == true
        if isLearners {
            stages[stage, default: StageCounts()].own.add(hasPassed)
        } else if !suite(of: stage).given.contains(String(describing: type(of: testCase))) {
            stages[stage, default: StageCounts()].official.add(hasPassed)
        }
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        // `swift test --parallel` starts each test by itself, and one test needs no summary.
        guard stages.values.reduce(0, { $0 + $1.official.all + $1.own.all }) > 1 else { return }
        // XCTest's own output comes first.
        fflush(nil)
        print()
        for (stage, counts) in stages.sorted(by: { $0.key < $1.key }) {
            print(counts.line(for: stage, declared: suite(of: stage).declared))
        }
        print()
    }

    private func suite(of stage: String) -> OfficialSuite {
        if let known = suites[stage] { return known }
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folders = ["\(stage)Tests", "Encores/\(stage)Tests"].map { tests.appending(path: $0) }
        let files = folders.compactMap {
            FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
        }.joined().compactMap { $0 as? URL }
        let texts = files.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map {
                (file.deletingPathExtension().lastPathComponent, $0)
            }
        }
        let suite = OfficialSuite(files: texts)
        suites[stage] = suite
        return suite
    }
}

/// The official suite of a stage, as its files declare it.
struct OfficialSuite {
    /// The classes whose code is given. Learners don't write it, so `grade` doesn't count these tests, and
    /// neither does the summary.
    let given: Set<String>
    /// The number of tests that the other classes declare, which may be more than have run; nil if
    /// there are none.
    let declared: Int?

    /// Reads the suite from its files, given by their names without extension and their texts.
    init(files: [(name: String, text: String)]) {
        let isGiven = { (text: String) in text.contains("which learners are given") }
        given = Set(files.filter { isGiven($0.text) }.map(\.name))
        let count = files.filter { !isGiven($0.text) }
            .map { $0.text.components(separatedBy: "func test").count - 1 }.reduce(0, +)
        declared = count > 0 ? count : nil
    }
}

/// The number of a stage's tests that ran, and of those that passed.
struct StageCounts {
    struct Count {
        var passed = 0
        var all = 0

        mutating func add(_ hasPassed: Bool) {
            passed += hasPassed ? 1 : 0
            all += 1
        }

        /// Describes how many tests pass, such as `12 of 36 official tests pass`, or `all 36
        /// official tests pass`.
        func pass(_ tests: String) -> String {
            if passed == all { return "all \(all) \(tests) pass" }
            return "\(passed) of \(all) \(tests) \(passed == 1 ? "passes" : "pass")"
        }
    }

    var official = Count()
    var own = Count()

    /// The line about a stage, such as `Stage 2: 12 of 36 official tests pass. Next: swift run
    /// grade 2`.
    ///
    /// - Parameters:
    ///   - stage: The name of the stage's module, such as `Stage2` or `Games`.
    ///   - declared: How many official tests the stage has. If fewer ran, the line says so.
    func line(for stage: String, declared: Int?) -> String {
        let number = stage.drop { !$0.isNumber }
        let title = number.isEmpty ? stage : "Stage \(number)"
        let command = "swift run grade \(number.isEmpty ? stage.lowercased() : String(number))"
        let isWhole = official.all > 0 && official.all == declared
        var counts: [String] = []
        if official.all > 0 {
            counts.append(official.pass(isWhole ? "official tests" : "official tests that ran"))
        }
        if own.all == 1 { counts.append(own.passed == 1 ? "your test passes" : "your test fails") }
        if own.all > 1 {
            let verb = own.passed == 1 ? "passes" : "pass"
            counts.append("\(own.passed) of your \(own.all) tests \(verb)")
        }
        let isGreen = isWhole && official.passed == official.all
        let next = isGreen ? "To see which bugs your tests catch" : "Next"
        return "\(title): \(counts.joined(separator: ", ")). \(next): \(command)"
    }
}

/// Prints the summary when the tests have ended. Called once, when the program is loaded without
/// the grader.
@_cdecl("workshop_start_summary")
public func startSummary() {
    #if !FINISHED
        // Swift Testing runs in its own process, even if a test has crashed XCTest's.
        let words = CommandLine.arguments
        if words.contains("swift-testing") {
            guard !words.contains("--list-tests") else { return }
            print(
                "\nThe lines below are only about tests in Swift Testing. Those in XCTest ran above."
            )
            // Swift Testing doesn't write through this buffer.
            fflush(nil)
        } else {
            XCTestObservationCenter.shared.addTestObserver(StageSummary())
        }
    #endif
}
