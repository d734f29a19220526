import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import grade

/// What the learner's commands say where nothing is left to do, in a workshop of one stage.
final class NothingLeftTests: XCTestCase {
    func testNothingIsNextInFinished() throws {
        let out = TextSink()
        let workshop = Workshop(stages: [shipped(1)])
        var kit = FixtureLearner.kit
        kit.workshop = workshop
        let command = NextCommand(
            context: CommandContext(
                invocation: try Parser.parse(
                    ["next", "--tree", "Finished"],
                    Grammar(verbs: Grade.verbs, workshop: workshop)),
                kit: kit, machine: FixtureLearner.machine,
                console: Console(
                    out: { text throws(FileError) in out.write(text) },
                    error: { out.write($0) }, usesColor: false),
                identity: "test"))
        XCTAssertEqual(try command.run(), 0)
        assertContains(out.text, "\nThe workshop is done:")
    }
}
