import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What learners' code gets to know of what is planted.
final class PlantedPlacesTests: XCTestCase {

    /// Nothing in it is chosen by chance, so what a test finds out about it in one run is what everybody
    /// can read in the catalogue.
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
