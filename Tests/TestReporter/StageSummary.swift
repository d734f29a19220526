import Foundation
import XCTest

/// Says how each stage stands when `swift test` ends, and which command comes next.
///
/// `swift test` ends with a line about tests that use Swift Testing, usually "0 tests passed", even if every
/// test of a stage failed. The grader's own runs have no use for these lines.
final class StageSummary: NSObject, XCTestObservation {
    private var stages: [String: StageCounts] = [:]

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let module = String(reflecting: type(of: testCase)).prefix { $0 != "." }
        let isLearners = module.hasPrefix("My")
        let stage = String(module.dropFirst(isLearners ? 2 : 0).dropLast("Tests".count))
        let hasPassed = testCase.testRun?.hasSucceeded == true
        if isLearners {
            stages[stage, default: StageCounts()].own.add(hasPassed)
        } else {
            stages[stage, default: StageCounts()].official.add(hasPassed)
        }
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        guard !stages.isEmpty else { return }
        // What XCTest has printed comes first.
        fflush(nil)
        print()
        for (stage, counts) in stages.sorted(by: { $0.key < $1.key }) {
            print(counts.line(for: stage))
        }
        print(
            "(The lines below count tests that use Swift Testing. With XCTest alone, there are 0.)\n"
        )
    }
}

/// How many of a stage's tests ran, and how many passed.
struct StageCounts {
    struct Count {
        var passed = 0
        var all = 0

        mutating func add(_ hasPassed: Bool) {
            passed += hasPassed ? 1 : 0
            all += 1
        }

        /// Such as `12 of 36`, or `all 36`.
        var share: String { passed == all ? "all \(all)" : "\(passed) of \(all)" }
    }

    var official = Count()
    var own = Count()

    /// A line such as `Stage 2: 12 of 36 official tests pass. Next: swift run grade 2`.
    ///
    /// - Parameter stage: The name of the stage's module, such as `Stage2` or `Games`.
    func line(for stage: String) -> String {
        let number = stage.drop { !$0.isNumber }
        let title = number.isEmpty ? stage : "Stage \(number)"
        let command = "swift run grade \(number.isEmpty ? stage.lowercased() : String(number))"
        let counts = [
            official.all > 0 ? "\(official.share) official tests pass" : nil,
            own.all > 0 ? "\(own.passed) of your \(own.all) tests pass" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let isGreen = official.all > 0 && official.passed == official.all
        let next = isGreen ? "Now test your tests" : "Next"
        return "\(title): \(counts). \(next): \(command)"
    }
}

/// Has a summary printed at the end. Called once, as the program is loaded, if the grader isn't there.
@_cdecl("workshop_start_summary")
public func startSummary() {
    #if !FINISHED
        XCTestObservationCenter.shared.addTestObserver(StageSummary())
    #endif
}
