import XCTest

@testable import Commands

/// How often the files are looked at where nobody calls.
final class LookScheduleTests: XCTestCase {
    private let now = Duration.seconds(10)

    /// When the next look is due after these looks.
    private func next(
        isTold: Bool, _ looks: (isTold: Bool, hasFound: Bool)...
    ) -> Duration {
        var schedule = LookSchedule(isTold: isTold)
        schedule.looked(at: now, isTold: false, hasFound: false)
        for look in looks {
            schedule.looked(at: now, isTold: look.isTold, hasFound: look.hasFound)
        }
        return schedule.next - now
    }

    func testSeldomWhereTheSystemCalls() {
        XCTAssertEqual(next(isTold: true), LookSchedule.seldom)
        XCTAssertEqual(next(isTold: true, (isTold: true, hasFound: true)), LookSchedule.seldom)
        XCTAssertEqual(next(isTold: true, (isTold: false, hasFound: false)), LookSchedule.seldom)
    }

    func testOftenWhereItCanNot() {
        XCTAssertEqual(next(isTold: false), LookSchedule.often)
    }

    /// A disk of a network: the system calls for what this computer does, and others save there.
    func testOftenAfterASaveWithoutACallUntilOneComesWithACall() {
        let missed = (isTold: false, hasFound: true)
        XCTAssertEqual(next(isTold: true, missed), LookSchedule.often)
        XCTAssertEqual(
            next(isTold: true, missed, (isTold: true, hasFound: false)), LookSchedule.often,
            "a call for something else")
        XCTAssertEqual(
            next(isTold: true, missed, (isTold: true, hasFound: true)), LookSchedule.seldom)
    }
}
