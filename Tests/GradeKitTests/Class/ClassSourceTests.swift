import Catalog
import Foundation
import TerminalKit
import XCTest

@testable import FileSystem
@testable import GradeKit
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
        let unpacked = try source().folder(
            of: "\(folder)/x.tar", unpacker: try unpacker(folder), unpacked: "\(folder)/unpacked")
        XCTAssertEqual(
            try source().roster(in: unpacked, shownAs: "x.tar").entries.map(\.learner),
            ["ann", "bob"])
    }

    func testTheWorkOfOneLearnerIsNoClass() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/w/Starter/Stage1/A.swift", Array("a".utf8))
        try tar("w", in: folder)
        XCTAssertThrowsError(
            try source().folder(
                of: "\(folder)/x.tar", unpacker: try unpacker(folder), unpacked: "\(folder)/u")
        ) { XCTAssertEqual($0 as? ClassError, .oneSubmission("\(folder)/x.tar")) }
    }

    func testAListThatCannotBeUsed() throws {
        let folder = try temporaryFolder()
        try Files.live.makeFolder("\(folder)/c/ann")
        try Files.live.write("\(folder)/list.csv", Array("a,b\n".utf8))
        XCTAssertThrowsError(
            try source(roster: "\(folder)/list.csv").roster(in: "\(folder)/c", shownAs: "c")
        ) {
            assertContains(ErrorText.describe($0), "its first line has no column 'folder'.")
        }
        XCTAssertThrowsError(
            try source(roster: "\(folder)/no.csv").roster(in: "\(folder)/c", shownAs: "c")
        ) {
            XCTAssertEqual($0 as? ClassError, .noList("\(folder)/no.csv"))
        }
    }

    func testAListIsNotWrittenOverAnother() throws {
        let folder = try temporaryFolder()
        try Files.live.makeFolder("\(folder)/c/ann")
        let roster = try Roster.read("\(folder)/c", files: .live)
        try source().writeList(of: roster, to: "\(folder)/list.csv")
        XCTAssertEqual(
            String(decoding: try Files.live.read("\(folder)/list.csv"), as: UTF8.self),
            "\u{FEFF}folder,name,email,canvas id,moodle id\r\nann,ann,,,\r\n")
        XCTAssertThrowsError(try source().writeList(of: roster, to: "\(folder)/list.csv"))
    }

    private func source(roster: String? = nil) -> ClassSource {
        var invocation = Invocation(verb: .classroom)
        invocation.roster = roster
        return ClassSource(
            context: CommandContext(
                invocation: invocation, kit: FixtureLearner.kit, machine: FixtureLearner.machine,
                console: Console(out: { _ in }, error: { _ in }, usesColor: false), identity: "",
                cleanup: CleanupHandlers()))
    }

    private func unpacker(_ folder: String) throws -> Unpacker {
        Unpacker(
            processes: FixtureLearner.processes, sandbox: try FixtureLearner.sandbox(),
            scratch: "\(folder)/scratch", files: .live)
    }

    private func tar(_ name: String, in folder: String) throws {
        let command = Command(
            executable: "/usr/bin/env", arguments: ["tar", "-cf", "x.tar", name],
            environment: ["PATH": "/usr/bin:/bin"], directory: folder)
        XCTAssertEqual(try FixtureLearner.processes.output(of: command).end, .exited(0))
    }
}
