import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Documents that are handed in where code is asked for.
final class DocumentsTests: XCTestCase {
    private var made: MadeUpArchives!

    override func setUpWithError() throws {
        made = MadeUpArchives(folder: try temporaryFolder())
    }

    private func roster(list: String? = nil) throws -> Roster {
        let roster = try Roster.read(Submissions(folder: made.path("in")), files: .live)
        return try list.map { roster.named(by: try StudentList(Array($0.utf8))) } ?? roster
    }

    private func reason(_ entry: Roster.Entry) throws -> LearnerResult.NotGraded? {
        let handedIn = LearnerSubmission.read(
            entry, for: FixtureLearner.kit, files: .live, unpacker: try made.unpacker())
        guard case .failure(.notGraded(let reason)) = handedIn.submission else { return nil }
        return reason
    }

    /// The bytes of an archive, as which many documents come.
    private let packed = MadeUpZip(entries: [.init("word/document.xml", "x")]).bytes

    func testADocumentIsNoDamagedArchive() throws {
        let files = [
            "doejane_1_2_essay.docx", "Mo_7_assignsubmission_file_/Essay.pdf",
            "Li_8_assignsubmission_file_/notes/Essay.pages", "roe_9_3_plan.odt",
        ]
        for file in files { try Files.live.write(made.path("in/\(file)"), packed) }
        try made.zip("in/zoe.zip", .init("me/Essay.docx", "x"))
        XCTAssertEqual(
            try roster().entries.map(reason),
            [
                .documents(["doejane_1_2_essay.docx"]), .documents(["notes/Essay.pages"]),
                .documents(["Essay.pdf"]), .documents(["roe_9_3_plan.odt"]),
                .documents(["me/Essay.docx"]),
            ])
    }

    func testCodeBesideADocumentCounts() throws {
        for file in ["doe_1_2_A.swift", "doe_1_3_Essay.pdf"] {
            try Files.live.write(made.path("in/\(file)"), packed)
        }
        XCTAssertEqual(try roster().entries.map(\.name), ["doe_1_2_A.swift"])
    }

    /// Who has only that has handed something in.
    func testADocumentWithTheNameOfSomebodyInTheList() throws {
        for file in ["Ann Lee.docx", "Bo.pdf", "agenda.pdf"] {
            try Files.live.write(made.path("in/\(file)"), packed)
        }
        try made.write("in/bo/Starter/Stage1/A.swift", "")
        let roster = try roster(list: "name\nAnn Lee\nBo\nCem\n")
        XCTAssertEqual(roster.entries.map(\.name), ["Ann Lee.docx", "bo", nil])
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [true, true, false])
        XCTAssertEqual(try reason(roster.entries[0]), .documents(["Ann Lee.docx"]))
        XCTAssertEqual(roster.passedOver, ["Bo.pdf", "agenda.pdf"])
        let account = UploadAccount(roster) { $0 == "Ann Lee" ? .documents : .graded }
        XCTAssertEqual(
            account.fates.map(\.fate),
            [.documents(["Ann Lee"]), .passedOver, .passedOver, .graded(["Bo"])])
    }
}
