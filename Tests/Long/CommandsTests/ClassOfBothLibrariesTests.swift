import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A class in which half of the learners have chosen each library for their own tests.
final class ClassOfBothLibrariesTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// Puts the files of Swift Testing in the place of a learner's own tests.
    ///
    /// - Parameters:
    ///   - tree: The tree that they come from.
    ///   - stages: Those whose tests change.
    private func choose(
        _ tree: Tree, of stages: [Stage], for learner: String, in folder: ClassFolder
    ) throws {
        for stage in stages {
            let place = TestLibrary.swiftTesting.shippedPath(of: stage.testsFolder)
            let files = try SourceFolder.read(
                FixtureLearner.kit.path("\(tree.rawValue)/\(place)"), ending: ".swift",
                files: .live
            ).files
            for (name, bytes) in files {
                try Files.live.write(
                    "\(folder.submissions)/\(learner)/Starter/\(stage.testsFolder)/\(name)", bytes)
            }
        }
    }

    func testTheMarksDependOnNoLibrary() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        let numbered = Workshop.shipped.numbered
        try folder.add("finished in XCTest")
        try folder.add("finished in Swift Testing")
        try choose(.finished, of: numbered, for: "finished in Swift Testing", in: folder)
        try folder.add("finished in both")
        try choose(
            .finished, of: [numbered[1], numbered[3]], for: "finished in both", in: folder)
        try folder.add("untouched in XCTest", tree: .starter)
        try folder.add("untouched in Swift Testing", tree: .starter)
        try choose(.starter, of: numbered, for: "untouched in Swift Testing", in: folder)
        try folder.add("code alone in Swift Testing")
        try choose(.starter, of: numbered, for: "code alone in Swift Testing", in: folder)

        let (end, text) = try FixtureLearner.processes.output(of: folder.grade(to: "reports"))
        XCTAssertEqual(end, .exited(1), text)
        let grades = try folder.grades("reports")
        for learner in ["XCTest", "Swift Testing", "both"] {
            XCTAssertEqual(grades["finished in \(learner)"], ["100", "mastered"], learner)
        }
        for learner in ["XCTest", "Swift Testing"] {
            XCTAssertEqual(grades["untouched in \(learner)"], ["0", "not passed"], learner)
        }
        XCTAssertEqual(grades["code alone in Swift Testing"], ["40", "passed"])
        XCTAssertFalse(text.contains("same work"), text)
    }
}
