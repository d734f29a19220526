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
    func testTheArchiveOfAClassIsUnpackedAndOneInItIsOpened() throws {
        let folder = try temporaryFolder()
        try Files.live.write(
            "\(folder)/class/Ann Lee_1_assignsubmission_file/Starter/Stage1/A.swift",
            Array("a".utf8))
        try Files.live.write("\(folder)/class/Bo_2_assignsubmission_file/w.zip", Array("b".utf8))
        try tar("class", in: folder)
        let source = source(in: folder)
        func learners(of path: String) throws -> [String] {
            try source.roster(of: path, for: "\(folder)/out", source.tools()).entries.map(\.learner)
        }
        XCTAssertEqual(try learners(of: "\(folder)/x.tar"), ["Ann Lee", "Bo"])
        try Files.live.write("\(folder)/all/eve/Starter/Stage1/A.swift", Array("a".utf8))
        try Files.live.move("\(folder)/x.tar", "\(folder)/all/download.tar")
        XCTAssertEqual(try learners(of: "\(folder)/all"), ["Ann Lee", "Bo", "eve"])
        source.removeUnpacked(for: "\(folder)/out")
        XCTAssertEqual(try Files.live.names("\(folder)/cache/class/downloads"), [])
    }

    func testOnlyWhatIsNotASubmissionIsNamed() throws {
        try Needed.bsdtar.orSkip()
        let folder = try temporaryFolder()
        let said = TextSink()
        let source = source(in: folder, error: said)
        func tell() throws {
            try source.tell(
                of: source.roster(of: "\(folder)/class", for: "\(folder)/out", source.tools()))
        }
        try Files.live.write("\(folder)/class/ann/Starter/Stage1/A.swift", Array("a".utf8))
        try tell()
        XCTAssertEqual(said.text, "")
        try Files.live.write("\(folder)/class/README.md", [])
        try tell()
        XCTAssertEqual(said.text, "Not submissions, so not graded: README.md.\n")
    }

    func testTheWorkOfOneLearnerIsNoClass() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/w/Starter/Stage1/A.swift", Array("a".utf8))
        try tar("w", in: folder)
        let source = source(in: folder)
        for path in ["\(folder)/x.tar", "\(folder)/w"] {
            XCTAssertThrowsError(
                try source.roster(of: path, for: "\(folder)/out", try source.tools())
            ) { XCTAssertEqual($0 as? ClassError, .oneSubmission(path)) }
        }
    }

    func testAClassThatCannotBeOpenedStopsTheRun() throws {
        let folder = try temporaryFolder()
        for name in ["ann", "bob"] {
            try Files.live.write("\(folder)/class/\(name)/Starter/Stage1/A.swift", Array("a".utf8))
        }
        try tar("class", in: folder)
        let whole = try Files.live.read("\(folder)/x.tar")
        try Files.live.write("\(folder)/x.tar", Array(whole.prefix(whole.count / 3)))
        let source = source(in: folder)
        XCTAssertThrowsError(
            try source.roster(of: "\(folder)/x.tar", for: "\(folder)/out", source.tools())
        ) { XCTAssertEqual($0 as? ClassError, .notUnpacked("\(folder)/x.tar", .damaged)) }
    }

    func testAListThatCannotBeUsed() throws {
        let folder = try temporaryFolder()
        try Files.live.makeFolder("\(folder)/c/ann")
        try Files.live.write("\(folder)/list.csv", Array("a,b\n".utf8))
        XCTAssertThrowsError(
            try source(in: folder, roster: "\(folder)/list.csv").list()
        ) {
            assertContains(ErrorText.describe($0), "its first line has no column 'name'.")
        }
        XCTAssertThrowsError(
            try source(in: folder, roster: "\(folder)/no.csv").list()
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
            "\u{FEFF}name,email,canvas id,moodle id,folder\r\nann,,,,ann\r\n")
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
        for needed in [Needed.sandbox, .tar, .bsdtar] { try needed.orSkip() }
        let command = Command(
            executable: "/usr/bin/env", arguments: ["tar", "-cf", "x.tar", name],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder)
        XCTAssertEqual(try FixtureLearner.processes.output(of: command).end, .exited(0))
    }
}
