import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// Tests the question on the first start of `grade watch`.
final class LibraryQuestionTests: XCTestCase {
    /// Asks, and returns what was printed.
    ///
    /// - Parameter answers: The typed answers, followed by the end of the input.
    private func ask(
        _ fixture: TestsFixture, _ answers: String..., isInteractive: Bool = true
    ) throws -> [String] {
        let asked = AnswerList(answers)
        try LibraryQuestion(
            reset: Reset(
                kit: fixture.kit, files: fixture.fake.files, shipped: fixture.shipped),
            prompt: Prompt(isInteractive: isInteractive, ask: asked.answer)
        ).ask()
        return asked.questions
    }

    func testEachAnswerChoosesALibrary() throws {
        for (answer, library) in [
            ("", TestLibrary.xctest), (" ", .xctest), ("1", .xctest), ("XCTest", .xctest),
            ("2", .swiftTesting), ("Swift Testing", .swiftTesting),
            (" swift-testing ", .swiftTesting),
        ] {
            let fixture = TestsFixture()
            XCTAssertEqual(try ask(fixture, answer), [LibraryQuestionText.question])
            XCTAssertEqual(try fixture.libraries(), [[library], [library], [library]])
        }
    }

    func testAfterAnInvalidAnswerTheQuestionIsRepeated() throws {
        let fixture = TestsFixture()
        let again = LibraryQuestionText.again
        XCTAssertEqual(
            try ask(fixture, "both", "3"), [LibraryQuestionText.question, again, again])
        XCTAssertEqual(try fixture.libraries(), [[.xctest], [.xctest], [.xctest]])
    }

    func testTheQuestionIsAskedOnlyOnAFirstStart() throws {
        XCTAssertEqual(try ask(TestsFixture(), "2", isInteractive: false), [])
        let mine = ["Stage1Tests/MyATests.swift": TestsFixture.xctest]
        XCTAssertEqual(try ask(TestsFixture(mine), "2"), [], "begun")
        let chosen = TestsFixture()
        _ = try chosen.run("swift-testing")
        XCTAssertEqual(try ask(chosen, "1"), [])
        let linked = TestsFixture()
        linked.fake.link("/kit/Starter/Stage1Tests")
        XCTAssertEqual(try ask(linked, "2"), [])
    }
}

/// Supplies answers one after another, and records the questions.
private final class AnswerList: @unchecked Sendable {
    private var answers: [String]
    private(set) var questions: [String] = []

    init(_ answers: [String]) { self.answers = answers }

    func answer(_ question: String) -> String? {
        questions.append(question)
        return answers.isEmpty ? nil : answers.removeFirst()
    }
}
