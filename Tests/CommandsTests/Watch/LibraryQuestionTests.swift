import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

/// The question at the first start of watch.
final class LibraryQuestionTests: XCTestCase {
    /// Asks, and returns what was said.
    ///
    /// - Parameter answers: What is typed; the input ends behind them.
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

    func testEnterTakesXCTest() throws {
        for answer in ["", " ", "1", "XCTest"] {
            let fixture = TestsFixture()
            XCTAssertEqual(try ask(fixture, answer), [LibraryQuestionText.question])
            XCTAssertTrue(fixture.has("Stage1Tests/MyATests.swift", in: .xctest))
        }
    }

    func testTheSecondLibrary() throws {
        for answer in ["2", "Swift Testing", " swift-testing "] {
            let fixture = TestsFixture()
            _ = try ask(fixture, answer)
            XCTAssertEqual(
                try fixture.libraries(), [[.swiftTesting], [.swiftTesting], [.swiftTesting]])
        }
    }

    func testAnotherWordIsAskedAgain() throws {
        let fixture = TestsFixture()
        XCTAssertEqual(
            try ask(fixture, "both", "3", "2"),
            [LibraryQuestionText.question, LibraryQuestionText.again, LibraryQuestionText.again])
        XCTAssertTrue(fixture.has("Stage2Tests/MyBTests.swift", in: .swiftTesting))
    }

    func testWhereTheInputEndsNothingChanges() throws {
        let fixture = TestsFixture()
        XCTAssertEqual(try ask(fixture, "what?").count, 2)
        XCTAssertEqual(try fixture.libraries(), [[.xctest], [.xctest], [.xctest]])
    }

    func testWhatCannotBeReadIsLeftToTheScreen() throws {
        let fixture = TestsFixture()
        fixture.fake.link("/kit/Starter/Stage1Tests")
        XCTAssertEqual(try ask(fixture, "2"), [])
        XCTAssertTrue(fixture.has("Stage2Tests/MyATests.swift", in: .xctest))
    }

    func testNobodyIsAskedWhoHasChosenOrBegun() throws {
        XCTAssertEqual(try ask(TestsFixture(), "2", isInteractive: false), [])
        XCTAssertEqual(
            try ask(TestsFixture(["Stage1Tests/MyATests.swift": TestsFixture.xctest]), "2"), [],
            "begun")
        let chosen = TestsFixture()
        _ = try chosen.run("swift-testing")
        XCTAssertEqual(try ask(chosen, "1"), [])
        XCTAssertTrue(chosen.has("Stage1Tests/MyATests.swift", in: .swiftTesting))
    }
}

/// Answers that somebody types one after the other, and the questions that were asked.
private final class AnswerList: @unchecked Sendable {
    private var answers: [String]
    private(set) var questions: [String] = []

    init(_ answers: [String]) { self.answers = answers }

    func answer(_ question: String) -> String? {
        questions.append(question)
        return answers.isEmpty ? nil : answers.removeFirst()
    }
}
