import Catalog
import Foundation
import TerminalKit
import TestNeeds
import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

final class ClassSourceTests: XCTestCase {
    func testTheArchiveOfAClassIsUnpacked() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/class/ann/Starter/Stage1/A.swift", Array("a".utf8))
        try Files.live.write("\(folder)/class/bob.zip", Array("b".utf8))
        try tar("class", in: folder)
        let source = source(in: folder)
        let unpacked = try source.submissions(
            of: "\(folder)/x.tar", for: "\(folder)/out", try source.tools())
        XCTAssertEqual(
            try source.roster(in: unpacked, shownAs: "x.tar").entries.map(\.learner),
            ["ann", "bob"])
        source.removeUnpacked(for: "\(folder)/out")
        XCTAssertNil(Files.live.kind(unpacked.folder))
    }

    func testWhatIsNobodysIsNamedAndNothingElseIsSaid() throws {
        let folder = try temporaryFolder()
        let said = TextSink()
        let source = source(in: folder, error: said)
        let submissions = Submissions(folder: "\(folder)/class")
        try Files.live.write("\(folder)/class/ann/Starter/Stage1/A.swift", Array("a".utf8))
        source.tell(of: try source.roster(in: submissions, shownAs: "class"))
        XCTAssertEqual(said.text, "")
        try Files.live.write("\(folder)/class/README.md", [])
        source.tell(of: try source.roster(in: submissions, shownAs: "class"))
        XCTAssertEqual(said.text, "No submission, and passed over: README.md.\n")
    }

    func testTheWorkOfOneLearnerIsNoClass() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/w/Starter/Stage1/A.swift", Array("a".utf8))
        try tar("w", in: folder)
        let source = source(in: folder)
        XCTAssertThrowsError(
            try source.submissions(
                of: "\(folder)/x.tar", for: "\(folder)/out", try source.tools())
        ) { XCTAssertEqual($0 as? ClassError, .oneSubmission("\(folder)/x.tar")) }
        // Its parts would be taken for learners.
        XCTAssertThrowsError(
            try source.submissions(
                of: "\(folder)/w", for: "\(folder)/out", try source.tools())
        ) { XCTAssertEqual($0 as? ClassError, .oneSubmission("\(folder)/w")) }
    }

    func testAListThatCannotBeUsed() throws {
        let folder = try temporaryFolder()
        try Files.live.makeFolder("\(folder)/c/ann")
        try Files.live.write("\(folder)/list.csv", Array("a,b\n".utf8))
        XCTAssertThrowsError(
            try source(in: folder, roster: "\(folder)/list.csv").roster(
                in: Submissions(folder: "\(folder)/c"), shownAs: "c")
        ) {
            assertContains(ErrorText.describe($0), "its first line has no column 'name'.")
        }
        XCTAssertThrowsError(
            try source(in: folder, roster: "\(folder)/no.csv").roster(
                in: Submissions(folder: "\(folder)/c"), shownAs: "c")
        ) {
            XCTAssertEqual($0 as? ClassError, .noList("\(folder)/no.csv"))
        }
    }

    func testAListIsNotWrittenOverAnother() throws {
        try Needed.sandbox.orSkip()
        let folder = try temporaryFolder()
        try Files.live.makeFolder("\(folder)/c/ann")
        let source = source(in: folder)
        let list = "\(folder)/list.csv"
        XCTAssertEqual(try source.makeList(of: "\(folder)/c", at: list), 0)
        XCTAssertEqual(
            String(decoding: try Files.live.read(list), as: UTF8.self),
            "\u{FEFF}folder,name,email,canvas id,moodle id,group\r\nann,ann,,,,\r\n")
        XCTAssertThrowsError(try source.makeList(of: "\(folder)/c", at: list)) {
            XCTAssertEqual($0 as? ClassError, .listIsThere(list))
        }
    }

    private func source(
        in folder: String, roster: String? = nil, error: TextSink = TextSink()
    ) -> ClassSource {
        var kit = FixtureLearner.kit
        kit.cache = "\(folder)/cache"
        return ClassSource(
            context: CommandContext(
                invocation: Invocation(verb: .classroom), kit: kit, machine: FixtureLearner.machine,
                console: Console(out: { _ in }, error: { error.write($0) }, usesColor: false),
                identity: "",
                cleanup: CleanupHandlers()), options: ClassOptions(roster: roster))
    }

    /// Packs a folder for a grader that unpacks in the sandbox.
    private func tar(_ name: String, in folder: String) throws {
        for needed in [Needed.sandbox, .tar] { try needed.orSkip() }
        let command = Command(
            executable: "/usr/bin/env", arguments: ["tar", "-cf", "x.tar", name],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder)
        XCTAssertEqual(try FixtureLearner.processes.output(of: command).end, .exited(0))
    }
}
