import XCTest

@testable import Catalog
@testable import Commands
@testable import SwiftSource

final class UsageErrorTextTests: XCTestCase {
    private func sentences(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        var failure: (any Error)?
        XCTAssertThrowsError(try Parser.parse(words, .shipped), line) { failure = $0 }
        guard case UsageError.unknownWord(let word, let command)? = failure else { return nil }
        return UsageErrorText(grammar: .shipped).sentences(onUnknown: word, for: command)
    }

    func testWhatIsNoCommand() {
        XCTAssertEqual(
            sentences("wach"),
            "'wach' is not a command, a stage (1 to 4) or an exercise. Did you mean 'watch'?")
        XCTAssertEqual(
            sentences("evenodd"),
            "'evenodd' is not a command, a stage (1 to 4) or an exercise. Did you mean 'even-odd'?")
        XCTAssertEqual(sentences("5"), "'5' is not a command, a stage (1 to 4) or an exercise.")
        XCTAssertEqual(
            sentences("run"), "'run' is not a command, a stage (1 to 4) or an exercise.")
    }

    func testWhatIsNoExercise() {
        XCTAssertEqual(
            sentences("hint evenodd"),
            "'evenodd' is not a stage (1 to 4) or an exercise. Did you mean 'even-odd'?")
        XCTAssertEqual(
            sentences("diff foo"),
            "'foo' is not a stage (1 to 4) or an exercise. 'swift run grade list' shows the exercises."
        )
    }

    func testWhatIsNoStage() {
        XCTAssertEqual(sentences("list 7"), "'7' is not a stage (1 to 4).")
        XCTAssertEqual(
            sentences("list ticker"),
            "'ticker' is an exercise of stage 4, but 'list' takes whole stages.")
        XCTAssertEqual(sentences("1 list"), "'list' is a command, so it must come first.")
    }

    func testWhatIsNoOption() {
        XCTAssertEqual(
            words("--formt=json"), "there is no option '--formt'. Did you mean '--format'?")
        XCTAssertEqual(
            words("class x --feedbak y"),
            "there is no option '--feedbak'. Did you mean '--feedback'?")
        XCTAssertEqual(words("--fast"), "there is no option '--fast'.")
        XCTAssertEqual(words("-x"), "there is no option '-x'.")
    }

    /// What is said of a wrong option, in one line.
    private func words(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        var failure: (any Error)?
        XCTAssertThrowsError(try Parser.parse(words, .shipped), line) { failure = $0 }
        guard let error = failure as? UsageError else { return nil }
        let text = UsageErrorText(grammar: .shipped).describe(error, in: words)
        let sentence = text.components(separatedBy: "\n\nUSAGE")[0]
        return sentence.replacing("error: ", with: "").replacing("\n", with: " ")
    }

    func testTheDistanceCountsWhatHasToChange() {
        XCTAssertEqual(NearestWord.distance("", "abc"), 3)
        XCTAssertEqual(NearestWord.distance("abc", ""), 3)
        XCTAssertEqual(NearestWord.distance("kitten", "sitting"), 3)
        XCTAssertEqual(NearestWord.distance("wach", "watch"), 1)
        XCTAssertEqual(NearestWord.distance("nxet", "next"), 1, "two letters are swapped")
    }

    func testOnlyANearWordIsMeant() {
        XCTAssertEqual(Suggestion.nearest(to: "WATHC", in: ["watch", "grade"]), "watch")
        XCTAssertEqual(Suggestion.nearest(to: "nxet", in: ["next", "new", "list"]), "next")
        XCTAssertEqual(Suggestion.nearest(to: "RESE", in: ["next", "reset"]), "reset")
        XCTAssertNil(Suggestion.nearest(to: "x", in: ["next"]))
    }
}
