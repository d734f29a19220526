import Foundation
import XCTest

@testable import Stage1

/// Tests without expected values: they store the results of the second run in a limit of their parent.
///
/// In the first run, all results may be wrong.
final class ParentsLimitsTests: XCTestCase {
    private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int

    func testIsAsTheSecondTime() {
        let controller = FirstBasicViewController()
        let seen = [0, -2, -3, 1000, -1_000_000, 100_200, 1_002_003].map { number in
            "\(controller.isEven(number: number)) \(controller.numberFormatter(number: number))"
        }.joined()
        let sum = seen.utf8.reduce(5381) { ($0 * 33 + Int($1)) % 3000 }
        // Before the first run, both limits are much higher than what is set here.
        if limit(ofQueues) > 1 {
            setLimit(ofQueues, 1)
        } else if limit(ofSignals) > 3000 {
            setLimit(ofSignals, sum)
        } else {
            XCTAssertEqual(sum, limit(ofSignals))
        }
    }

    #if arch(arm64)
        private let processLimit = 261
    #else
        private let processLimit = 302
    #endif
    private let (ofSignals, ofQueues) = (11, 12)
    private let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)

    private func limit(_ resource: Int) -> Int {
        var limits = [Int](repeating: .max, count: 2)
        _ = limits.withUnsafeMutableBytes {
            call(processLimit, Int(getppid()), resource, 0, Int(bitPattern: $0.baseAddress), 0)
        }
        return limits[0]
    }

    private func setLimit(_ resource: Int, _ value: Int) {
        var limits = [value, 10_000]
        _ = limits.withUnsafeMutableBytes {
            call(processLimit, Int(getppid()), resource, Int(bitPattern: $0.baseAddress), 0, 0)
        }
    }
}
