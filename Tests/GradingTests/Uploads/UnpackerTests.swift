import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Learners' archives that are what they seem, and archives that aren't.
final class UnpackerTests: XCTestCase {
    private var archives = MadeUpArchives(folder: "")

    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .tar, .gzip] { try needed.orSkip() }
        archives = MadeUpArchives(folder: try temporaryFolder())
    }

    func testTheSwiftFilesOfATarComeOut() throws {
        try archives.write("w/Starter/Stage1/A b.swift", "let a = 1\n")
        try archives.write("w/Starter/Stage1/ä.swift", "\0")
        try archives.write("w/.build/B.swift", "b")
        try archives.write("w/readme.txt", "c")
        try archives.run("tar -czf x.tgz w; tar -cf x.tar w; tar --format=v7 -cf old.tar w")
        for name in ["x.tgz", "x.tar", "old.tar"] {
            XCTAssertEqual(
                try contents(of: name),
                ["w/Starter/Stage1/A b.swift": "let a = 1\n", "w/Starter/Stage1/ä.swift": "\0"])
        }
    }

    func testTheSwiftFilesOfAZipComeOut() throws {
        try archives.zip("x.zip", .init("Starter/Stage1/A.swift", "let a = 1\n"))
        XCTAssertEqual(try contents(of: "x.zip"), ["Starter/Stage1/A.swift": "let a = 1\n"])
    }

    func testWhatAProgramHasToUnpackComesOutAsWell() throws {
        try Needed.xz.orSkip()
        try archives.write("w/A.swift", "let a = 1\n")
        try archives.run("tar -cf x.tar w; xz x.tar; head -c 100 x.tar.xz >cut.xz")
        XCTAssertEqual(try contents(of: "x.tar.xz"), ["w/A.swift": "let a = 1\n"])
        XCTAssertEqual(problem(with: "cut.xz"), .damaged)
        XCTAssertEqual(try Files.live.names(archives.path("scratch")), [])
    }

    func testNothingGetsOutOfTheFolder() throws {
        try archives.tar(
            "x.tar", .init("in/ok.swift", "0", "fine"), .init("in/a/../../out.swift", "0", "evil"),
            .init("\(archives.folder)/out.swift", "0", "evil"))
        let files = try contents(of: "x.tar")
        XCTAssertEqual(files["in/ok.swift"], "fine")
        XCTAssertFalse(files.keys.contains { $0.contains("..") }, "\(files.keys)")
        XCTAssertNil(Files.live.kind(archives.path("out.swift")))
        try archives.zip("x.zip", .init("../../escaped.swift", "evil"))
        XCTAssertEqual(try contents(of: "x.zip"), ["escaped.swift": "evil"])
        XCTAssertNil(Files.live.kind(archives.path("escaped.swift")))
    }

    /// As in a folder: what is no file has its name in the verdict, and isn't just missing.
    func testLinksAndTheLikeAreRefusedByName() throws {
        try archives.write("secret.swift", "secret")
        let stage = "Starter/Stage1"
        try archives.tar(
            "x.tar", .init("\(stage)/A.swift", "0", "a"), .init("\(stage)/Hard.swift", "1"),
            .init("\(stage)/Soft.swift", "2"), .init("\(stage)/Pipe.swift", "6"),
            .init("\(stage)/Through", "2"), .init("\(stage)/Through/B.swift", "0", "b"),
            .init("Starter/Stage2", "2"), .init("Starter/Stage2/C.swift", "0", "c"))
        try archives.zip(
            "x.zip", .init("\(stage)/A.swift", "a"),
            .init("\(stage)/Soft.swift", archives.path("secret.swift")).with { $0.mode = 0o120777 },
            .init("Starter/Stage2", "..").with { $0.mode = 0o120777 },
            .init("\(stage)/").with { $0.name += [0xE9] + Array(".swift".utf8) })
        XCTAssertEqual(
            try refused(in: "x.tar"),
            [
                "Stage1/Hard.swift", "Stage1/Pipe.swift", "Stage1/Soft.swift", "Stage1/Through",
                "Stage2/.",
            ])
        XCTAssertEqual(
            try refused(in: "x.zip"), ["Stage1/Soft.swift", "Stage1/\u{FFFD}.swift", "Stage2/."])
    }

    func testAFileThatIsTooLargeIsRefusedByName() throws {
        try archives.run(
            """
            mkdir -p Starter/Stage1 && truncate -s 70M Starter/Stage1/Big.swift
            echo a >Starter/Stage1/A.swift && tar -czf x.tgz Starter
            """)
        XCTAssertEqual(try refused(in: "x.tgz"), ["Stage1/Big.swift"])
        XCTAssertEqual(try contents(of: "x.tgz")["Starter/Stage1/A.swift"], "a\n")
    }

    func testAFolderThatOnlyEndsLikeAHiddenOneIsPartOfTheWork() throws {
        let paths = ["Starter/Stage1/my.build/A.swift", "Starter/Stage1/x.git/B.swift"]
        try archives.zip(
            "x.zip", .init(paths[0], "a"), .init(paths[1], "b"),
            .init("Starter/.build/C.swift", "c"), .init("__MACOSX/Starter/D.swift", "d"))
        try archives.tar(
            "x.tar", .init(paths[0], "0", "a"), .init(paths[1], "0", "b"),
            .init("Starter/.git/C.swift", "0", "c"))
        for name in ["x.zip", "x.tar"] {
            XCTAssertEqual(try contents(of: name), [paths[0]: "a", paths[1]: "b"], name)
        }
    }

    func testABombIsToldFromASubmission() throws {
        try archives.run(
            """
            mkdir w && truncate -s 1M w/0.swift
            for number in $(seq 1 70); do ln w/0.swift w/$number.swift; done
            tar --hard-dereference -czf x.tgz w
            """)
        XCTAssertEqual(problem(with: "x.tgz"), .tooMuch)
    }

    /// Thousands of entries can have the same packed bytes, and each would be unpacked.
    func testEntriesThatLieOnEachOtherAreNotAllUnpacked() throws {
        let text = String(repeating: "a", count: 1000)
        let names = (1...9).map { "A\($0).swift" }
        var zip = MadeUpZip(entries: names.map { .init($0, text) })
        try Files.live.write(archives.path("x.zip"), zip.bytes)
        XCTAssertEqual(try contents(of: "x.zip").count, 9)
        zip.isOneFile = true
        try Files.live.write(archives.path("y.zip"), zip.bytes)
        XCTAssertEqual(problem(with: "y.zip"), .damaged)
    }

    func testAnArchiveThatIsCutIsNotTakenForWhole() throws {
        for number in 1...20 {
            let text = (0..<4000).map { "\($0 * number * 7919 % 100_003)" }.joined()
            try archives.write("w/A\(number).swift", text)
        }
        try archives.run("tar -czf x.tgz w; tar -cf x.tar w")
        for name in ["x.tgz", "x.tar"] {
            let whole = try Files.live.read(archives.path(name))
            XCTAssertEqual(try contents(of: name).count, 20)
            try Files.live.write(archives.path(name), Array(whole.prefix(whole.count * 2 / 3)))
            XCTAssertEqual(problem(with: name), .damaged)
        }
    }

    func testWhatIsNoArchiveOrCannotBeOpened() throws {
        try archives.write("none.zip", "no")
        try archives.write("empty.zip", "")
        let zip = MadeUpZip(entries: [.init("A.swift", "a")]).bytes
        try Files.live.write(archives.path("cut.zip"), Array(zip.prefix(40)))
        try archives.zip("locked.zip", .init("A.swift", "a").with { $0.flags = 1 })
        try archives.zip("lies.zip", .init("A.swift", "abc").with { $0.statedSize = 1 })
        for (name, expected) in [
            "none.zip": Unpacker.Problem.unknownKind, "empty.zip": .unknownKind,
            "cut.zip": .damaged, "locked.zip": .locked, "lies.zip": .damaged,
        ] {
            XCTAssertEqual(problem(with: name), expected, name)
        }
        var unpacker = try archives.unpacker()
        unpacker.maximumSize = 1
        XCTAssertThrowsError(try unpacker.withContents(of: archives.path("none.zip")) { _ in }) {
            XCTAssertEqual($0 as? Unpacker.Problem, .tooLarge(1))
        }
    }

    /// The text of each file that comes out of an archive.
    private func contents(of name: String) throws -> [String: String] {
        try archives.unpacker().withContents(of: archives.path(name)) { folder in
            try SourceFolder.read(folder, ending: "", files: .live).files
                .mapValues { String(decoding: $0, as: UTF8.self) }
        }
    }

    private func problem(with name: String) -> Unpacker.Problem? {
        do {
            _ = try contents(of: name)
            return nil
        } catch {
            return error as? Unpacker.Problem
        }
    }

    /// The paths of what is refused of the stages in an archive.
    private func refused(in name: String) throws -> [String] {
        try archives.unpacker().withContents(of: archives.path(name)) { folder in
            let submission = try Submission.read(
                folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
            return submission.workshop.stages.flatMap { stage in
                (submission.modules[stage.id]?.refused ?? []).map { "\(stage.folder)/\($0.path)" }
            }.sorted()
        }
    }
}
