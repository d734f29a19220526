import Foundation
import Synchronization
import XCTest

/// Counts the skipped tests, and prints at the end of the run which programs they need.
final class SkippedTests: NSObject, XCTestObservation, Sendable {
    static let shared = SkippedTests()

    private let counts = Mutex<[String: Int]>([:])

    func add(_ needed: Needed) {
        let isFirst = counts.withLock { counts in
            counts[needed.name, default: 0] += 1
            return counts.values.reduce(0, +) == 1
        }
        if isFirst { XCTestObservationCenter.shared.addTestObserver(self) }
    }

    /// Prints the list. It comes last, because XCTest has already printed its totals.
    func testBundleDidFinish(_ testBundle: Bundle) {
        let counts = counts.withLock { $0 }.sorted { $0.key < $1.key }
        guard !counts.isEmpty else { return }
        let list = counts.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
        print("\nTests were skipped because these programs are missing or don't work: \(list).")
        print("On Debian, .ci/install installs them.")
    }
}
