import Synchronization
import XCTest

@testable import Advice
@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// How often something was called.
private final class Calls: Sendable {
    private let all = Mutex(0)
    var count: Int { all.withLock { $0 } }
    func add() { all.withLock { $0 += 1 } }
}

/// Advice is read from sources once, and again where anything has changed that it depends on.
final class KeptAdviceTests: XCTestCase {
    private let calls = Calls()
    private var folder = ""

    override func setUpWithError() throws {
        folder = try temporaryFolder()
    }

    private func advice(conditions: String = "a") -> StageAdvice {
        VerdictStore(
            contents: ContentStore(root: folder, files: .live, maximumCount: 9),
            conditions: conditions, keepsUnsteady: false
        ).keeping { [calls] stage, _ in
            calls.add()
            return [Finding(.timeUsedUp, .stage, .init("\(stage.stage.id)"))]
        }
    }

    private func sources(_ code: String, finished: String = "") -> StageSources {
        var workshop = WorkshopSources.none
        workshop.finished = { [finished] }
        return StageSources(code: ["A.swift": code], workshop: workshop)
    }

    func testTheSameIsAskedOnce() {
        let first = advice()(Fixture.passedStage, sources("a"))
        XCTAssertEqual(first.map(\.words.what), ["1"])
        XCTAssertEqual(advice()(Fixture.passedStage, sources("a")), first)
        XCTAssertEqual(calls.count, 1)
    }

    func testWhatHasChangedIsAskedAgain() {
        _ = advice()(Fixture.passedStage, sources("a"))
        _ = advice()(Fixture.failedStage, sources("a"))
        _ = advice()(Fixture.passedStage, sources("b"))
        _ = advice()(Fixture.passedStage, sources("a", finished: "c"))
        _ = advice(conditions: "b")(Fixture.passedStage, sources("a"))
        XCTAssertEqual(calls.count, 5)
    }

    func testEachOfTheSourcesCounts() {
        var workshop = WorkshopSources.none
        let none = workshop
        workshop.finishedTests = { ["A.swift": "a"] }
        let finishedTests = workshop
        workshop.shared = { ["a"] }
        let shared = workshop
        workshop.helpers = { ["a"] }
        let all = [
            StageSources(ownTests: ["A.swift": "a"], workshop: none),
            StageSources(leftOutTests: ["A.swift": "a"], workshop: none),
            StageSources(workshop: none), StageSources(workshop: finishedTests),
            StageSources(workshop: shared), StageSources(workshop: workshop),
            StageSources(abilities: ToolchainAbilities(version: "6.4"), workshop: none),
        ]
        for sources in all + all { _ = advice()(Fixture.passedStage, sources) }
        XCTAssertEqual(calls.count, all.count)
    }

    /// A name that isn't found may be another stage's.
    func testOtherStagesCountWhereCodeDoesNotCompile() {
        let broken = StageReport(
            stage: shipped(1), suite: .notBuilt(.tookTooLong, tests: []), ownTests: .none)
        for name in ["a", "b"] {
            var workshop = WorkshopSources.none
            workshop.otherModules = { ["Stage2": ["struct \(name) {}"]] }
            let sources = StageSources(workshop: workshop)
            _ = advice()(broken, sources)
            _ = advice()(Fixture.passedStage, sources)
        }
        XCTAssertEqual(calls.count, 3)
    }

    func testWhereNothingCanBeKeptItIsAskedEachTime() throws {
        try Files.live.remove(folder)
        try Files.live.write(folder, [])
        _ = advice()(Fixture.passedStage, sources("a"))
        XCTAssertEqual(advice()(Fixture.passedStage, sources("a")).map(\.words.what), ["1"])
        XCTAssertEqual(calls.count, 2)
    }
}
