import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// What comes out of the archive of a class: whatever one learner has uploaded, all are there.
final class ClassArchiveTests: XCTestCase {
    private var archives = MadeUpArchives(folder: "")

    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .tar, .gzip] { try needed.orSkip() }
        archives = MadeUpArchives(folder: try temporaryFolder())
    }

    private static let fine = "Starter/Stage1/A.swift"

    func testWhatIsTooLargeIsItsOwnersAlone() throws {
        try archives.run(
            """
            mkdir -p w/ann/Starter/Stage1 w/cem w/dora/Starter/Stage1
            echo a >w/ann/\(Self.fine) && echo d >w/dora/\(Self.fine)
            truncate -s 30M w/bob.zip && truncate -s 25M w/cem/work.zip
            truncate -s 22M w/dora/film.mov && truncate -s 22M w/dora/Starter/Stage1/Big.swift
            tar --sort=name -czf x.tgz w && tar --sort=name -C w -cf x.tar .
            """)
        for name in ["x.tgz", "x.tar"] {
            XCTAssertEqual(
                try rows(name) { $0.maximumSize = 20 << 20 },
                [
                    "ann": "A.swift", "bob": "tooLarge", "cem": "tooLarge",
                    "dora": "A.swift !Big.swift",
                ])
        }
    }

    func testWhoseUploadIsLargestMakesRoomForTheOthers() throws {
        try archives.run(
            """
            mkdir w && for size in 1 2 3 4; do truncate -s ${size}M w/$size.zip; done
            tar -czf x.tgz w
            """)
        XCTAssertEqual(
            try rows("x.tgz") { $0.maximumOfClass = 7 << 20 },
            ["1": "unknownKind", "2": "unknownKind", "3": "unknownKind", "4": "tooMuchForAClass"])
    }

    /// Each entry of a zip for itself: sizes that lie, passwords, odd kinds, odd names.
    func testNobodysEntryTakesAnothersRow() throws {
        let work = String(
            decoding: MadeUpTar(entries: [.init(Self.fine, "0", "a")]).bytes, as: UTF8.self)
        try archives.zip(
            "x.zip", .init("lies.tar", work).with { $0.statedSize = 700 },
            .init("claims.tar", work).with { $0.statedSize = 4_000_000_000 },
            .init("locked.tar", work).with { $0.flags = 1 },
            .init("strange.tar", work).with { $0.method = 99 },
            .init("nothing.zip"), .init("link.tar", "ann.tar").with { $0.mode = 0o120777 },
            .init("device").with { $0.mode = 0o060644 }, .init("two\nlines.tar", work),
            .init("").with { ($0.name, $0.bytes) = ([0x4A, 0xE9], Array(work.utf8)) },
            .init("../above.tar", work), .init("/root.tar", work),
            .init("inside/../../etc.tar", work),
            .init("both", work), .init("both/\(Self.fine)", "b"),
            .init("twice.tar", "an old one"), .init("twice.tar", work),
            .init("zoe/\(Self.fine)", "z"),
            .init("yan/\(Self.fine)", "y").with { $0.statedSize = 9 },
            .init(".DS_Store").with { $0.flags = 1 }, .init("readme.txt", "read me"),
            .init("my.build/\(Self.fine)", "m"), .init("ann.tar", work))
        XCTAssertEqual(
            try rows("x.zip"),
            [
                "lies": "damaged", "claims": "tooLarge", "locked": "locked",
                "strange": "unknownKind", "nothing": "unknownKind", "link": "notAFolder",
                "device": "notAFolder", "two\nlines": "A.swift", "J\\xE9": "nameIsNoText",
                "above": "A.swift", "root": "A.swift", "inside": "noStages", "both": "notAFolder",
                "twice": "A.swift", "zoe": "A.swift", "yan": "damaged", "my.build": "A.swift",
                "ann": "A.swift",
            ])
    }

    func testOfADamagedArchiveAllIsTakenUpToThere() throws {
        for number in 1...9 {
            let text = (0..<4000).map { "\($0 * number * 7919 % 100_003)" }.joined()
            try archives.write("w/\(number)/\(Self.fine)", text)
        }
        try archives.run("tar --sort=name -cf x.tar w; tar --sort=name -czf x.tgz w")
        for name in ["x.tar", "x.tgz"] {
            let path = archives.path(name)
            let unpacker = try archives.unpacker()
            XCTAssertNil(try unpacker.unpackClass(path, to: "\(path)-whole").submissions.problem)
            let whole = try Files.live.read(path)
            try Files.live.write(path, Array(whole.prefix(whole.count * 47 / 100)))
            XCTAssertEqual(
                try unpacker.unpackClass(path, to: "\(path)-part").submissions.problem, .damaged)
            let rows = try rows(name)
            XCTAssertTrue((3..<9).contains(rows.count), "\(rows)")
            // The last one is in the archive with a part of its work.
            XCTAssertEqual(rows["\(rows.count)"], "damaged", "\(rows)")
            XCTAssertEqual(rows.values.filter { $0 == "A.swift" }.count, rows.count - 1)
            try Files.live.write(path, Array(whole.prefix(40)))
            XCTAssertThrowsError(try unpacker.unpackClass(path, to: "\(path)-none"))
        }
    }

    /// As where the names on a disk may only be short.
    func testAFileThatTheDiskDoesNotTakeIsItsOwnersAlone() throws {
        try archives.tar(
            "x.tar", .init("ann/\(Self.fine)", "0", "a"), .init("bob/\(Self.fine)", "0", "b"),
            .init("cem/\(Self.fine)", "0", "c"))
        func unpack(_ reason: FileError.Reason) throws -> [String] {
            var files = Files.live
            files.add = { path, bytes throws(FileError) in
                guard !path.contains("/bob/") else {
                    throw FileError(action: .write, path: path, reason: reason)
                }
                try Files.live.add(path, bytes)
            }
            let unpacker = Unpacker(
                processes: FixtureLearner.processes, sandbox: nil,
                scratch: archives.path("scratch"), files: files)
            let out = archives.path("out-\(reason)")
            return try unpacker.unpackClass(archives.path("x.tar"), to: out)
                .submissions.refused.map { "\($0.name): \($0.problem)" }
        }
        for reason in [FileError.Reason.other("File name too long"), .missing, .inTheWay] {
            XCTAssertEqual(try unpack(reason), ["bob: damaged"], "\(reason)")
        }
        for reason in [FileError.Reason.noSpace, .noPermission, .readOnly] {
            XCTAssertThrowsError(try unpack(reason), "\(reason)") {
                XCTAssertEqual(($0 as? FileError)?.reason, reason)
            }
        }
    }

    func testWhatWasBuiltStaysInTheArchive() throws {
        try archives.run(
            """
            mkdir -p w/ann/.git w/bob/.build
            truncate -s 20M w/ann/.git/big && cp w/ann/.git/big w/bob/.build/big
            echo a >w/ann/A.swift && tar -czf x.tgz w
            """)
        var unpacker = try archives.unpacker()
        unpacker.maximumOfClass = 1 << 20
        let archive = try unpacker.unpackClass(archives.path("x.tgz"), to: archives.path("out"))
        XCTAssertEqual(archive.submissions.refused, [])
        XCTAssertEqual(try Files.live.names(archives.path("out/w/ann")), ["A.swift"])
        XCTAssertEqual(try Files.live.names(archives.path("out/w/bob")), [])
    }

    /// What becomes of each learner: the files of stage 1, after a `!` those that are refused, or why
    /// nothing can be graded.
    private func rows(
        _ name: String, _ change: (inout Unpacker) -> Void = { _ in }
    ) throws -> [String: String] {
        var unpacker = try archives.unpacker()
        change(&unpacker)
        let archive = try unpacker.unpackClass(
            archives.path(name), to: archives.path("\(name)-out"))
        let roster = try Roster.read(archive.submissions, files: .live)
        return Dictionary(
            uniqueKeysWithValues: roster.entries.map { entry in
                let handedIn = LearnerSubmission.read(
                    entry, for: FixtureLearner.kit, files: .live, unpacker: unpacker)
                return (entry.learner, Self.row(handedIn.submission))
            })
    }

    private static func row(
        _ submission: Result<Submission, LearnerSubmission.Problem>
    ) -> String {
        switch submission {
        case .success(let submission):
            let folder = submission.modules[1] ?? SourceFolder()
            return (folder.files.keys.sorted() + folder.refused.map { "!\($0.path)" })
                .joined(separator: " ")
        case .failure(.notGraded(.notUnpacked(let problem))): return word("\(problem)")
        case .failure(.notGraded(let reason)): return word("\(reason)")
        case .failure(.failed(let error)): return "\(error)"
        }
    }

    private static func word(_ description: String) -> String {
        String(description.prefix { $0.isLetter })
    }
}
