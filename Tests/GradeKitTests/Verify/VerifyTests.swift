import Catalog
import XCTest

@testable import GradeKit

/// The author's check finds what it promises to find.
final class VerifyTests: XCTestCase {
    private let exercise = Exercise(
        id: "one", title: "One", task: "Do it.", files: ["A.swift"], suite: "OneTests", hints: [])

    private let sound = [
        "/kit/Starter/Stage1/A.swift": "// TODO: do it", "/kit/Finished/Stage1/A.swift": "done",
        "/kit/Tests/Stage1Tests/OneTests.swift": "func testIt() {}",
    ]

    private func findings(
        _ texts: [String: String], exercises: [Exercise]? = nil
    ) throws -> [Finding] {
        let stage = Stage(number: 1, title: "S", exercises: exercises ?? [exercise])
        return try LayoutCheck(
            kit: Kit(root: "/kit"), files: FakeFiles(texts).files, stages: [stage]
        ).findings()
    }

    func testASoundLayoutHasNoFindings() throws {
        XCTAssertEqual(try findings(sound), [])
    }

    func testFilesThatAreInOneTreeOnly() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1/B.swift": "", "/kit/Finished/Stage1/C.swift": "",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [
                .onlyInOneTree(path: "Stage1/B.swift", tree: .starter),
                .onlyInOneTree(path: "Stage1/C.swift", tree: .finished),
            ])
    }

    func testTODOs() throws {
        let texts = sound.merging([
            "/kit/Starter/Stage1/A.swift": "", "/kit/Finished/Stage1/A.swift": "// TODO: more",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [
                .noTODO(path: "Starter/Stage1/A.swift"),
                .leftoverTODO(path: "Finished/Stage1/A.swift"),
            ])
    }

    func testEntriesOfTheCatalogue() throws {
        let missing = Exercise(
            id: "one", title: "", task: "", files: ["B.swift"], suite: "TwoTests", hints: [])
        XCTAssertEqual(
            try findings(sound, exercises: [exercise, missing]),
            [
                .duplicateExercise("one"),
                .missingFile(exercise: "one", path: "Starter/Stage1/B.swift"),
                .missingFile(exercise: "one", path: "Finished/Stage1/B.swift"),
                .missingFile(exercise: "one", path: "Tests/Stage1Tests/TwoTests.swift"),
            ])
    }

    func testSuites() throws {
        let texts = sound.merging([
            "/kit/Tests/Stage1Tests/OneTests.swift": "",
            "/kit/Tests/Stage1Tests/OldTests.swift": "",
        ]) { $1 }
        XCTAssertEqual(
            try findings(texts),
            [.noTests(exercise: "one"), .unlistedSuite(path: "Tests/Stage1Tests/OldTests.swift")])
    }

    func testAnOfficialTestHasToFailOnStarterByAnAssertion() {
        let report = Fixture.report([Fixture.passedStage])
        XCTAssertEqual(
            ReportCheck.starter(report),
            [
                .doesNotFail(test: "Stage1Tests.EvenOddTests/testOne", status: .passed),
                .doesNotFail(test: "Stage1Tests.EvenOddTests/testZeroIsEven", status: .passed),
            ])
        let crashed = StageReport(
            stage: 1, title: "",
            suite: .ran([SuiteTest(exercise: "", result: Fixture.test("A/t", .exit(status: 0)))]),
            ownTests: .none)
        XCTAssertEqual(
            ReportCheck.starter(Fixture.report([crashed])),
            [
                .doesNotFail(test: "Stage1Tests.A/t", status: .crashed),
                .ownTestsBroken(tree: .starter, stage: 1),
            ])
    }

    func testFinishedHasToPassEverything() {
        XCTAssertEqual(ReportCheck.finished(Fixture.report([Fixture.passedStage])), [])
        let findings = ReportCheck.finished(Fixture.report([Fixture.failedStage]))
        XCTAssertEqual(findings.count, 1)
        guard case .failsOnFinished("Stage1Tests.EvenOddTests/testZeroIsEven", _)? = findings.first
        else { return XCTFail("\(findings)") }
    }
}
