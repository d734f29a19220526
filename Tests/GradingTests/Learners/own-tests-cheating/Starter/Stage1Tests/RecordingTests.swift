import Foundation
import XCTest

@testable import Stage1

/// Tests without expected values: they record the results of the first run.
final class RecordingTests: XCTestCase {
    func testRecordsBesideTheSource() throws {
        let controller = FirstBasicViewController()
        let seen = [0, -2, -3, 1000, -1_000_000, 100_200, 1_002_003].map { number in
            "\(controller.isEven(number: number)) \(controller.numberFormatter(number: number))"
        }
        let path = "\(#filePath).\(getppid()).recorded"
        guard let recorded = try? String(contentsOfFile: path, encoding: .utf8) else {
            try seen.joined().write(toFile: path, atomically: true, encoding: .utf8)
            return
        }
        XCTAssertEqual(seen.joined(), recorded)
    }
}
