import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// When a program that is there already is the one that is asked for.
final class TestProgramNoteTests: XCTestCase {
    private let fake = FakeFiles(["/p/UnitTestingWorkshopPackageTests.xctest": "program"])
    private var program: TestProgram {
        TestProgram(folder: "/p", files: fake.files, sandbox: nil)
    }

    func testAProgramIsOfTheSamePartsOnly() throws {
        XCTAssertFalse(program.isMade(of: ["a"]), "nothing is noted")
        try program.setMade(of: ["a", "b"])
        XCTAssertTrue(program.isMade(of: ["a", "b"]))
        XCTAssertFalse(program.isMade(of: ["a"]))
        XCTAssertFalse(program.isMade(of: ["a", "c"]))
        try program.forgetParts()
        XCTAssertFalse(program.isMade(of: ["a", "b"]))
    }

    func testAProgramThatIsGoneOrAnotherOneIsMadeAgain() throws {
        try program.setMade(of: ["a"])
        fake.now += 1
        try fake.files.write(program.path, Array("another".utf8))
        XCTAssertFalse(program.isMade(of: ["a"]))
        try fake.files.remove(program.path)
        XCTAssertFalse(program.isMade(of: ["a"]))
    }

    /// The package manager's programs are told apart by all of their files.
    func testWhatContentIsCalled() {
        func content(_ text: String, ofOther: String = "") -> QuestionContent {
            let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
            return QuestionContent(
                question: .suite, workspace: workspace,
                files: WorkspaceFiles(
                    shared: ["P": []],
                    ofStages: [
                        1: ["Starter/Stage1/A.swift": Array(text.utf8)],
                        2: ["Starter/Stage2/A.swift": Array(ofOther.utf8)],
                    ]),
                paths: PathNames(
                    workspace: workspace, moduleTree: .starter, ownTestsTree: .starter),
                finished: { _ in [:] })
        }
        XCTAssertEqual(
            content("a", ofOther: "b").only(shipped(1)).files.keys.sorted(),
            ["P", "Starter/Stage1/A.swift"])
        let digest = content("a").only(shipped(1)).digest
        XCTAssertEqual(content("a", ofOther: "b").only(shipped(1)).digest, digest)
        XCTAssertNotEqual(content("b").only(shipped(1)).digest, digest)
        XCTAssertNotEqual(
            content("a").only(shipped(1)).without(["Starter/Stage1/A.swift"]).digest, digest)
    }
}
