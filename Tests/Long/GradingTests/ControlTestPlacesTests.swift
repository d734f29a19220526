import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests each place for a control test, with the reference solution.
final class ControlTestPlacesTests: XCTestCase {
    /// If a test passes although its expected value was replaced, honest work looks suspicious.
    func testEachTestFailsAtEachOfItsPlaces() throws {
        // The tests of stage 1 are synchronous, and the tests of stage 3 wait for results. The
        // nightly run covers all stages.
        for stage in Breadth.current.choose(
            some: [shipped(1), shipped(3)], all: Workshop.shipped.stages)
        {
            let finished = try SourceFolder.read(
                FixtureLearner.kit.path("Finished/\(stage.folder)"), ending: ".swift", files: .live)
            try UnscreenedSuite.with(stage, finished.files) { suite in
                let results = try suite.run.runXCTest(suite.names)
                XCTAssertEqual(results.filter { $0.status != .passed }.map(\.name), [])
                XCTAssertTrue(ControlTestCheck(suite: suite.suite).looksAtExpectations(results))
                let reached = results.map { ($0.name, ControlTestSuite.places(reachedBy: $0)) }
                let bare = reached.filter(\.1.isEmpty).map(\.0)
                // Some tests of the encore Accounts assert only if something is wrong.
                XCTAssertLessThan(bare.count, stage.isEncore ? reached.count / 4 : 2, "\(bare)")
                let places = reached.reduce(into: Set()) { $0.formUnion($1.1) }.sorted()
                try suite.run.withServers { run in
                    for place in places {
                        let names = reached.filter { $0.1.contains(place) }.map(\.0)
                        let controlTests = try run.runXCTest(names, planting: .places([place]))
                        for result in controlTests
                        where result.reached?.contains(ControlTestSuite.noControlTest) != true {
                            XCTAssertEqual(
                                result.status, .failed, "\(result.name) at the place \(place)")
                        }
                    }
                }
            }
        }
    }
}
