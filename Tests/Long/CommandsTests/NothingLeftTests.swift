import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// What the learner's commands say where nothing is left to do, in a workshop of one stage.
final class NothingLeftTests: XCTestCase {
    func testNothingIsNextInFinished() throws {
        let out = TextSink()
        let workshop = Workshop(stages: [shipped(1)])
        var kit = FixtureLearner.kit
        kit.workshop = workshop
        let context = CommandContext(
            invocation: try Parser.parse(
                ["next", "--tree", "Finished"],
                Grammar(verbs: [.grade, .next], workshop: workshop)),
            kit: kit, machine: FixtureLearner.machine,
            console: Console(
                out: { text throws(FileError) in out.write(text) },
                error: { out.write($0) }, usesColor: false),
            identity: "test")
        XCTAssertEqual(try context.invocation.verb.run(context), 0)
        assertContains(out.text, "\nThe workshop is done:")
    }
}
