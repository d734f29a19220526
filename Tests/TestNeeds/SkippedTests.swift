import Foundation
import Synchronization
import XCTest

/// Counts the tests that are skipped, and says at the end of the run how to have them, too.
final class SkippedTests: NSObject, XCTestObservation, Sendable {
    static let shared = SkippedTests()

    private let summary = Mutex<SkipSummary?>(nil)

    func add(_ needed: Needed, isLinux: Bool) {
        let isFirst = summary.withLock { summary in
            let isFirst = summary == nil
            summary = summary ?? SkipSummary(isLinux: isLinux)
            summary?.add(needed)
            return isFirst
        }
        if isFirst { XCTestObservationCenter.shared.addTestObserver(self) }
    }

    /// The totals are printed by now.
    func testBundleDidFinish(_ testBundle: Bundle) {
        if let text = summary.withLock({ $0?.text }) { print("\n\(text)") }
    }
}
