import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests how much learners' code can find out about the planted bugs.
final class PlantedPlacesTests: XCTestCase {

    /// The code with the planted bugs contains nothing random. So a test can learn nothing from a
    /// run except what anyone can read in the catalog.
    func testTheCodeWithBugsIsTheSameEachTime() throws {
        for stage in Workshop.shipped.stages {
            let finished = try SourceFolder.read(
                FixtureLearner.kit.path(Tree.finished.modulePath(stage)), ending: ".swift",
                files: .live)
            let module = MutantModule(finished: finished, stage: stage)
            XCTAssertEqual(module.folder, MutantModule(finished: finished, stage: stage).folder)
            for (file, bytes) in module.folder.files {
                let text = String(decoding: bytes, as: UTF8.self)
                let names = text.matches(of: #/\b[Ww]orkshop\w+/#).map { String($0.output) }
                XCTAssertTrue(
                    names.allSatisfy {
                        ["workshopIsPlanted", "workshop_is_planted", "WorkshopHeld"].contains($0)
                            || $0.hasPrefix("workshopHeld")
                    }, "\(file): \(Set(names))")
            }
        }
    }
}
