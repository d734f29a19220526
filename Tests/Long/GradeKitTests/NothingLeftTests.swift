import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GradeKit
@testable import Grading
@testable import KitTestHelpers
@testable import grade

/// What the learner's commands say of the whole workshop where nothing is left to do.
final class NothingLeftTests: XCTestCase {
    func testNothingIsNextInFinished() throws {
        let out = TextSink()
        let command = NextCommand(
            context: CommandContext(
                invocation: try Parser.parse(
                    ["next", "--tree", "Finished"],
                    Grammar(verbs: Grade.verbs, workshop: .shipped)),
                kit: FixtureLearner.kit, machine: FixtureLearner.machine,
                console: Console(
                    out: { text throws(FileError) in out.write(text) },
                    error: { out.write($0) }, usesColor: false),
                identity: "test"))
        XCTAssertEqual(try command.run(), 0)
        assertContains(out.text, "\nThe workshop is done:")
    }
}
