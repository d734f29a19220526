import XCTest

@testable import Grading
@testable import KitTestHelpers

final class RosterTests: XCTestCase {
    private func learners(_ roster: Roster) -> [String] { roster.entries.map(\.learner) }

    func testTheOrderIsThatOfTheBytes() throws {
        let fake = FakeFiles(["/c/b/x": "", "/c/a/x": "", "/c/B/x": ""])
        XCTAssertEqual(learners(try Roster.read("/c", files: fake.files)), ["B", "a", "b"])
    }

    func testAHiddenFolderIsALearnersAndWhatProgramsKeepIsNot() throws {
        let fake = FakeFiles([
            "/c/.ann/Starter/x": "", "/c/.deep/er/Starter/x": "", "/c/.git/x": "",
            "/c/.svn/Starter/x": "", "/c/.DS_Store": "", "/c/bob/Starter/x": "",
        ])
        fake.link("/c/.link")
        XCTAssertEqual(
            learners(try Roster.read("/c", files: fake.files)),
            [".ann", ".deep", ".link", ".svn", "bob"])
    }

    func testNamesThatAreNoTextAreToldApart() throws {
        // Two accents of one look are two names.
        let texts = ["Zo\u{EB}", "Zoe\u{308}", #"b\xE9"#]
        var files = FakeFiles([:]).files
        files.bytesOfNames = { _ in
            texts.map { Array($0.utf8) } + [[0x62, 0xE8], [0x62, 0xE9], [0xFF]]
        }
        let roster = try Roster.read("/c", files: files)
        XCTAssertEqual(
            learners(roster).map { Array($0.utf8) },
            ["Zoe\u{308}", "Zo\u{EB}", #"\xFF"#, #"b\xE8"#, #"b\xE9"#, #"b\xE9?"#]
                .map { Array($0.utf8) })
        XCTAssertEqual(
            roster.entries.filter { $0.path == nil }.map(\.learner),
            [#"\xFF"#, #"b\xE8"#, #"b\xE9?"#])
        for entry in roster.entries where entry.path == nil {
            let handedIn = HandedIn.read(entry, for: FixtureLearner.kit, files: files)
            guard case .failure(.notGraded(.nameIsNoText)) = handedIn.submission else {
                XCTFail("\(handedIn.submission)")
                continue
            }
        }
    }

    func testWhatMustNotBeReadIsNotTakenForNothing() {
        for folder in ["/c/ann", "/c/ann/Starter"] {
            let fake = FakeFiles(["/c/ann/Starter/x": ""])
            fake.failures[folder] = .noPermission
            let handedIn = HandedIn.read(
                .init(learner: "ann", path: "/c/ann"), for: FixtureLearner.kit, files: fake.files)
            guard case .failure(.notRead(let error)) = handedIn.submission else {
                XCTFail("\(handedIn.submission)")
                continue
            }
            XCTAssertEqual(error.path, folder)
        }
    }

    func testShardsShareTheClass() {
        let roster = Roster(entries: (1...7).map { .init(learner: "\($0)", path: "") })
        XCTAssertEqual(learners(roster.shard(1, of: 3)), ["1", "4", "7"])
        XCTAssertEqual(learners(roster.shard(3, of: 3)), ["3", "6"])
        XCTAssertEqual(learners(roster.shard(9, of: 9)), [])
        XCTAssertEqual(learners(roster.shard(1, of: 1)).count, 7)
    }
}
