import Foundation
import XCTest

@testable import Reports

/// The times of reports, as programs and as people read them.
final class ReportTimeTests: XCTestCase {
    private let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    func testATimeHasSecondsAndItsZone() {
        let date = Date(timeIntervalSince1970: 1_795_352_709)
        let time = ReportTime(date, in: berlin)
        XCTAssertEqual(time.iso, "2026-11-22T14:05:09+01:00")
        XCTAssertEqual(time.readable, "2026-11-22, 14:05")
        XCTAssertEqual(ReportTime(date, in: .gmt).iso, "2026-11-22T13:05:09Z")
        XCTAssertEqual(ReportTime(time.iso, zoneOfOldTimes: .gmt), time)
    }

    func testTimesOfEarlierVersionsAreThoseOfTheMachinesZone() {
        for (kept, iso) in [
            ("2026-11-22 14:05:09", "2026-11-22T14:05:09+01:00"),
            ("2026-07-22 14:05", "2026-07-22T14:05:00+02:00"),
        ] {
            XCTAssertEqual(ReportTime(kept, zoneOfOldTimes: berlin)?.iso, iso)
        }
    }

    func testWhatIsNoTimeIsNone() {
        for kept in ["", "monday", "2026-11-22", "2026-13-22 14:05", "2026-11-22T14:05:09"] {
            XCTAssertNil(ReportTime(kept, zoneOfOldTimes: .gmt), kept)
        }
    }
}
