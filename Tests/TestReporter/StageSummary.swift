import Foundation
import XCTest

/// Prints the results of each stage and the next command when `swift test` has run the tests in
/// XCTest.
///
/// The last line of `swift test` is about tests in Swift Testing. It usually says "0 tests passed",
/// even if every test of a stage has failed, so this summary comes before it. The grader's own runs
/// don't need the summary.
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
        // Buffered output of XCTest must come before the summary.
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
    /// The test classes for code that is given. Learners don't write this code, so neither `grade`
    /// nor the summary counts these tests.
    let given: Set<String>
    /// The number of tests that the other classes declare; nil if there are none. Not all of these
    /// tests may have run.
    let declared: Int?

    /// Reads the suite from its files, given by their names without extension and their texts.
    init(files: [(name: String, text: String)]) {
        let isGiven = { (text: String) in text.contains("Learners are given its code") }
        given = Set(files.filter { isGiven($0.text) }.map(\.name))
        let count = files.filter { !isGiven($0.text) }
            .map { $0.text.components(separatedBy: "func test").count - 1 }.reduce(0, +)
        declared = count > 0 ? count : nil
    }
}

/// How many tests of a stage ran, and how many of these passed.
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
    ///   - declared: The number of official tests that the stage declares. If fewer ran, the line
    ///     says so.
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

/// Makes the program print the summary when its tests end. It is called once, when the program is
/// loaded without the grader.
@_cdecl("workshop_start_summary")
public func startSummary() {
    #if !FINISHED
        // Tests in Swift Testing run in a separate process, even if a test has crashed the process
        // of XCTest.
        let words = CommandLine.arguments
        if words.contains("swift-testing") {
            guard !words.contains("--list-tests") else { return }
            print(
                "\nThe lines below are only about tests in Swift Testing. Those in XCTest ran above."
            )
            // Swift Testing writes without this buffer, so the line above must be written out
            // first.
            fflush(nil)
        } else {
            XCTestObservationCenter.shared.addTestObserver(StageSummary())
        }
    #endif
}
