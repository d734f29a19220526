import XCTest

@testable import Classroom
@testable import Grading

final class LearnerFileNameTests: XCTestCase {
    func testPlainNamesStayAsTheyAre() {
        XCTAssertEqual(LearnerFileName.of("ada-1.2_b"), "ada-1.2_b")
    }

    func testOtherBytesAreEscaped() {
        XCTAssertEqual(LearnerFileName.of("Ann <b>"), "~41nn~20~3cb~3e")
        XCTAssertEqual(LearnerFileName.of("../x"), "~2e.~2fx")
        XCTAssertEqual(LearnerFileName.of("é"), "~c3~a9")
        XCTAssertEqual(LearnerFileName.of("a~b"), "a~7eb")
    }

    func testNoTwoLearnersShareAName() {
        XCTAssertNotEqual(LearnerFileName.of("ann"), LearnerFileName.of("Ann"))
        let long = String(repeating: "x", count: 300)
        XCTAssertNotEqual(LearnerFileName.of(long + "1"), LearnerFileName.of(long + "2"))
    }

    func testALongNameIsCut() {
        XCTAssertEqual(LearnerFileName.of(String(repeating: "ü", count: 127)).utf8.count, 200)
        XCTAssertEqual(LearnerFileName.of(String(repeating: "x", count: 200)).utf8.count, 200)
    }

    func testTheNameThatEarlierVersionsGave() {
        XCTAssertNil(LearnerFileName.ofEarlierVersions("ada"))
        XCTAssertNil(LearnerFileName.ofEarlierVersions(String(repeating: "x", count: 200)))
        XCTAssertEqual(
            LearnerFileName.ofEarlierVersions(String(repeating: "ü", count: 70)),
            String(String(repeating: "~c3~bc", count: 70).prefix(183)) + "~371b7784545a7119")
    }
}
