import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Each place for a control, tried on the finished code.
final class ControlTestPlacesTests: XCTestCase {
    /// A test that passes though its expectation is wrong would put honest work in doubt.
    func testEachTestFailsAtEachOfItsPlaces() throws {
        // A stage whose tests are synchronous and one whose tests wait; the nightly run tries all.
        for stage in Breadth.current.choose(
            some: [shipped(1), shipped(3)], all: Workshop.shipped.stages)
        {
            let finished = try SourceFolder.read(
                FixtureLearner.kit.path("Finished/\(stage.folder)"), ending: ".swift", files: .live)
            try UnscreenedSuite.with(stage, finished.files) { suite in
                let results = try suite.run.runXCTest(suite.names)
                XCTAssertEqual(results.filter { $0.status != .passed }.map(\.name), [])
                XCTAssertTrue(ControlTestCheck(suite: suite.suite).looksAtExpectations(results))
                let places = Set(suite.names.flatMap(suite.suite.places)).sorted()
                XCTAssertGreaterThan(places.count, 0, "\(stage.id)")
                try suite.run.withServers { run in
                    for place in places {
                        let names = suite.names.filter {
                            suite.suite.places(of: $0).contains(place)
                        }
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
