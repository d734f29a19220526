import XCTest

@testable import Classroom
@testable import Grading

final class LearnerFileNameTests: XCTestCase {
    func testNoTwoLearnersShareAName() {
        let learners = ["ann", "Ann", "../x", "Zo\u{EB}", "Zoe\u{308}", "", "🦄"]
        let names = learners.map(LearnerFileName.of)
        XCTAssertEqual(Set(names).count, learners.count)
        for name in names { XCTAssertNotNil(name.wholeMatch(of: #/[0-9a-f]{32,}/#), name) }
        XCTAssertEqual(LearnerFileName.of("ann"), names[0])
    }
}
