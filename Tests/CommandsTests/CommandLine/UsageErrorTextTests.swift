import XCTest

@testable import Catalog
@testable import Commands
@testable import KitTestHelpers
@testable import SwiftSource
@testable import grader

final class UsageErrorTextTests: XCTestCase {
    /// The message for an invalid command line, in one line.
    private func words(_ line: String, _ grammar: Grammar = .shipped) -> String? {
        let words = line.split(separator: " ").map(String.init)
        var failure: (any Error)?
        XCTAssertThrowsError(try Parser.parse(words, grammar), line) { failure = $0 }
        guard let error = failure as? UsageError else { return nil }
        let text = UsageErrorText(grammar: grammar).describe(error, in: words)
        let sentence = text.components(separatedBy: "\n\nUSAGE")[0]
        return sentence.replacing("error: ", with: "").replacing("\n", with: " ")
    }

    func testWhatIsSaidOfAWrongLine() {
        let neither = "is not a command, a stage (1 to 4) or an exercise."
        let noExercise = "is not a stage (1 to 4) or an exercise."
        for (line, expected) in [
            ("wach", "'wach' \(neither) Did you mean 'watch'?"),
            ("evenodd", "'evenodd' \(neither) Did you mean 'even-odd'?"),
            ("5", "'5' \(neither)"), ("run", "'run' \(neither)"),
            ("hint evenodd", "'evenodd' \(noExercise) Did you mean 'even-odd'?"),
            ("diff foo", "'foo' \(noExercise) 'swift run grade list' shows the exercises."),
            ("list 7", "'7' is not a stage (1 to 4)."),
            ("list ticker", "'ticker' is an exercise of stage 4, but 'list' takes whole stages."),
            ("1 list", "'list' is a command, so it must come first."),
            ("--formt=json", "there is no option '--formt'. Did you mean '--format'?"),
            ("class x --feedbak y", "there is no option '--feedbak'. Did you mean '--feedback'?"),
            ("--fast", "there is no option '--fast'."), ("-x", "there is no option '-x'."),
        ] {
            XCTAssertEqual(words(line), expected)
        }
    }

    func testStagesAndEncoresAreThoseOfTheWorkshop() {
        let games = Workshop.shipped.encores.filter { $0.id == "Games" }
        let grammar = Grammar(
            verbs: GraderProgram.verbs,
            workshop: Workshop(stages: [shipped(1), shipped(2)] + games))
        for (line, expected) in [
            ("3", "'3' is not a command, a stage (1 to 2) or an exercise."),
            ("orders", "'orders' is not a command, a stage (1 to 2) or an exercise."),
            (
                "gmes",
                "'gmes' is not a command, a stage (1 to 2) or an exercise. "
                    + "Did you mean 'games'?"
            ),
        ] {
            XCTAssertEqual(words(line, grammar), expected)
        }
    }

    func testOnlyANearWordIsMeant() {
        for (one, other, distance) in [
            ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("wach", "watch", 1),
            ("nxet", "next", 1),
        ] {
            XCTAssertEqual(NearestWord.distance(one, other), distance)
        }
        XCTAssertEqual(Suggestion.nearest(to: "WATHC", in: ["watch", "grade"]), "watch")
        XCTAssertEqual(Suggestion.nearest(to: "nxet", in: ["next", "new", "list"]), "next")
        XCTAssertNil(Suggestion.nearest(to: "x", in: ["next"]))
    }
}
