import XCTest

@testable import Classroom
@testable import Grading

/// What the reports of a class are compared with.
final class ClassHistoryTests: XCTestCase {
    private func at(_ points: Double) -> Standing {
        Standing(stages: [Standing.Stage(stage: 1, code: points, tests: 0, green: 1, starred: 0)])
    }

    func testTheRunBeforeIsTheOneBeforeSomebodyMoved() {
        var history = ClassHistory()
        history.take(["ann": at(1), "bob": at(2)], at: "1", run: "a")
        XCTAssertNil(history.before)
        history.take(["ann": at(3), "bob": at(2)], at: "2", run: "b")
        XCTAssertEqual(history.before?.time, "1")
        XCTAssertEqual(history.before?.standings["ann"], at(1))
        history.take(["ann": at(3), "bob": at(5)], at: "3", run: "c")
        XCTAssertEqual(history.before?.time, "2")
        XCTAssertEqual(history.before?.standings, ["ann": at(3), "bob": at(2)])
    }

    func testALearnerWithALongNameIsFoundInWhatAnEarlierVersionKept() throws {
        let learner = String(repeating: "ü", count: 70)
        let old = try XCTUnwrap(LearnerFileName.ofEarlierVersions(learner))
        var history = ClassHistory()
        history.take([old: at(1), "bob": at(2)], at: "1", run: "a")
        history.take([LearnerFileName.of(learner): at(3), "bob": at(4)], at: "2", run: "b")
        XCTAssertEqual(history.before?.standing(of: learner), at(1))
        XCTAssertNil(history.before?.standing(of: "ann"))
    }

    func testARunWithoutChangesLosesNothing() {
        var history = ClassHistory()
        history.take(["ann": at(1)], at: "1", run: "a")
        history.take(["ann": at(3)], at: "2", run: "b")
        let known = history
        history.take(["ann": at(3)], at: "3", run: "c")
        XCTAssertEqual(history, known)
    }

    func testAClassThatIsWatchedIsComparedWithTheBeginning() {
        var history = ClassHistory()
        history.take(["ann": at(1)], at: "1", run: "a")
        for (time, points) in [("2", 1.0), ("3", 4), ("4", 7)] {
            history.take(["ann": at(points)], at: time, run: "watch")
        }
        XCTAssertEqual(history.before?.time, "1")
        XCTAssertEqual(history.before?.standings, ["ann": at(1)])
        // The next command begins where the watch has ended.
        history.take(["ann": at(8)], at: "5", run: "b")
        XCTAssertEqual(history.before?.time, "4")
        XCTAssertEqual(history.before?.standings, ["ann": at(7)])
    }

    func testAWatchThatBeganTheFolderHasABeginningToo() {
        var history = ClassHistory()
        for points in [1.0, 2, 3] {
            history.take(["ann": at(points)], at: "\(points)", run: "watch")
        }
        XCTAssertEqual(history.before?.standings, ["ann": at(1)])
    }

    func testAnotherPartOfTheClassMovesNobody() {
        var history = ClassHistory()
        history.take(["ann": at(1)], at: "1", run: "a")
        history.take(["bob": at(2)], at: "2", run: "b")
        XCTAssertNil(history.before)
        history.take(["bob": at(3)], at: "3", run: "c")
        XCTAssertEqual(history.before?.standings, ["ann": at(1), "bob": at(2)])
    }
}
