import Catalog
import Foundation
import ProgramTestHelpers
import TerminalKit
import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests how a class's learners are found in folders, archives and lists on disk.
final class ClassSourceTests: XCTestCase {
    private var folder = ""
    private let said = TextSink()

    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .tar, .bsdtar] { try needed.orSkip() }
        folder = try temporaryFolder()
    }

    private func source(roster: String? = nil) -> ClassSource {
        var kit = FixtureLearner.kit
        kit.cache = "\(folder)/cache"
        var invocation = Invocation(verb: .classroom)
        invocation.options.ofClass.roster = roster
        return ClassSource(
            context: CommandContext(
                invocation: invocation, kit: kit, machine: FixtureLearner.machine,
                console: Console(
                    out: { _ in }, error: { [said] in said.write($0) }, usesColor: false),
                identity: "", cleanup: CleanupHandlers()))
    }

    private func roster(of path: String) throws -> Roster {
        let source = source()
        return try source.roster(
            of: "\(folder)/\(path)", for: "\(folder)/out", source.context.sandboxedTools())
    }

    private func write(_ paths: String...) throws {
        for path in paths { try Files.live.write("\(folder)/\(path)", Array("a".utf8)) }
    }

    /// Packs a folder into an archive.
    private func tar(_ name: String, to archive: String) throws {
        let command = Command(
            executable: "/usr/bin/env", arguments: ["tar", "-cf", archive, name],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder)
        XCTAssertEqual(try FixtureLearner.processes.output(of: command).end, .exited(0))
    }

    func testAClassArchiveAndTheArchivesInItAreUnpacked() throws {
        try write(
            "class/Ann Lee_1_assignsubmission_file/Starter/Stage1/A.swift",
            "class/Bo_2_assignsubmission_file/w.zip", "all/eve/Starter/Stage1/A.swift")
        try tar("class", to: "all/x.tar")
        XCTAssertEqual(try roster(of: "all/x.tar").entries.map(\.learner), ["Ann Lee", "Bo"])
        let all = try roster(of: "all")
        XCTAssertEqual(all.entries.map(\.learner), ["Ann Lee", "Bo", "eve"])
        source().removeUnpacked(for: "\(folder)/out")
        XCTAssertEqual(try Files.live.names("\(folder)/cache/class/downloads"), [])
        try source().tell(of: all)
        XCTAssertEqual(said.text, "x.tar contains the uploads of several learners: Ann Lee, Bo.\n")
    }

    func testAFolderOrArchiveThatIsNotAClassStopsTheRun() throws {
        try write("w/Starter/Stage1/A.swift", "class/ann/Starter/Stage1/A.swift")
        try tar("w", to: "one.tar")
        try tar("class", to: "cut.tar")
        let whole = try Files.live.read("\(folder)/cut.tar")
        try Files.live.write("\(folder)/cut.tar", Array(whole.prefix(whole.count / 3)))
        for (path, error) in [
            ("one.tar", ClassError.oneSubmission), ("w", ClassError.oneSubmission),
            ("cut.tar", { .notUnpacked($0, .damaged) }),
        ] as [(String, (String) -> ClassError)] {
            XCTAssertThrowsError(try roster(of: path)) {
                XCTAssertEqual($0 as? ClassError, error("\(folder)/\(path)"))
            }
        }
    }

    func testAnUnusableListIsReported() throws {
        try write("bad.csv")
        XCTAssertThrowsError(try source(roster: "\(folder)/bad.csv").list()) {
            assertContains(ErrorText.describe($0), "Its first line has no column 'name'.")
        }
        let list = "\(folder)/list.csv"
        XCTAssertThrowsError(try source(roster: list).list()) {
            XCTAssertEqual($0 as? ClassError, .noList(list))
        }
    }
}
