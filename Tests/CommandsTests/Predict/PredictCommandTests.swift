import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import grader

/// What `grade predict` keeps and says.
final class PredictCommandTests: XCTestCase {
    private let fake = FakeFiles([
        "/kit/Package.swift": "", "/kit/Exercises/Catalog/Stage.swift": "",
    ])
    private let path = "/kit/.grade/predictions.json"

    private struct Outcome {
        let status: Int32
        let out: String
        let error: String
    }

    private func run(_ line: String, _ workshop: Workshop = GivenTests.workshop) -> Outcome {
        let (out, error) = (TextSink(), TextSink())
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs, workshop: workshop,
            machine: Machine(
                files: fake.files, processes: FixtureLearner.processes, environment: [:]),
            console: Console(
                out: { text throws(FileError) in out.write(text) }, error: { error.write($0) },
                usesColor: false),
            places: ["/kit"])
        let status = tool.run(line.split(separator: " ").map(String.init))
        return Outcome(status: status, out: out.text, error: error.text)
    }

    private var memory: PredictionMemory {
        PredictionMemory(kit: Kit(root: "/kit"), files: fake.files)
    }

    func testItShowsWhatToReadAndWhatCanBeSaid() {
        let outcome = run("predict")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(
            outcome.out,
            """

            Reading, A suite that looks complete (voucher)
              Step 1 of 3, Predict: say which ideas the tests lack.
              Read the rules in the comment of the code, then the tests.

              The code:    Starter/Encores/Reading/Voucher.swift
              The tests:   Starter/Encores/ReadingTests/MyVoucherTests.swift
              To read:     Guide/encore-reading.md#voucher

              The ideas of the checklist, Guide/test-checklist.md:
                 1  ordinary       an ordinary case of each kind
                 2  boundary       a boundary
                 3  zero           nothing or zero
                 4  negative       a negative number
                 5  no-number      text that is no number
                 6  more-than-one  more than one
                 7  values         every value that is passed
                 8  failure        a failure
                 9  order          another order
                10  moment         the moment of an answer
                11  how-often      how often it happens
                12  unchanged      what must not change
                13  state          the state before and after
                14  lifetime       the lifetime of an object
                    none           these tests lack nothing

              You have predicted nothing yet.
              To say which they lack, give their words or numbers:
              swift run grade predict voucher WORD WORD


            """)
        XCTAssertEqual(fake.paths.contains(path), false, "nothing is written")
    }

    func testAPredictionIsKeptAndSaysWhatComesNext() {
        let outcome = run("predict voucher failure boundary")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(
            outcome.out,
            """

            Reading, A suite that looks complete (voucher)
              Kept: you say that the tests lack: a boundary, a failure.
              It stays in this folder, and is never part of marks.

              Look at what the hunt finds:  swift run grade voucher
              Or beside your editor:        swift run grade watch reading


            """)
        XCTAssertEqual(memory.all["voucher"], [.boundary, .failure])
        assertContains(
            run("predict voucher").out,
            "  Your prediction so far: the tests lack: a boundary, a failure.\n")
    }

    func testASecondPredictionReplacesTheFirstAndSaysSo() {
        _ = run("predict voucher 2")
        _ = run("predict delivery order")
        let outcome = run("predict voucher none")
        assertContains(
            outcome.out,
            """
              Kept: you say that the tests lack nothing.
              It replaces your first one: the tests lack a boundary.
            """)
        XCTAssertEqual(memory.all["voucher"], [])
        XCTAssertEqual(memory.all["delivery"], [.order], "others stay")
    }

    func testIdeasByNumberWordAndTitleInAnyOrderAndWithCommas() {
        _ = run("predict 14,2 A-BOUNDARY voucher nothing-or-zero, No-Number")
        XCTAssertEqual(memory.all["voucher"], [.boundary, .nothingOrZero, .noNumber, .lifetime])
    }

    /// The words are as different as the ideas, and none is an exercise or a stage.
    func testEachIdeaHasAWordOfItsOwn() {
        let words = Concept.allCases.map(IdeaName.word) + [IdeaName.none]
        XCTAssertEqual(Set(words).count, words.count)
        for idea in Concept.allCases {
            XCTAssertEqual(IdeaName.idea(IdeaName.word(idea)), idea)
            XCTAssertEqual(IdeaName.idea("\(IdeaName.number(idea))"), idea)
            XCTAssertEqual(IdeaName.idea(idea.title), idea)
            XCTAssertNil(Workshop.shipped.stage(ofExercise: IdeaName.word(idea)))
        }
        XCTAssertNil(IdeaName.idea("0"))
        XCTAssertNil(IdeaName.idea("15"))
    }

    func testWithoutANameItIsTheFirstExerciseThatHasNoPrediction() {
        _ = run("predict boundary")
        XCTAssertEqual(memory.all["voucher"], [.boundary])
        assertContains(run("predict").out, "A suite that agrees (delivery)")
        _ = run("predict none")
        XCTAssertEqual(memory.all["delivery"], [])
        XCTAssertEqual(
            run("predict").out,
            """

              A suite that looks complete (voucher): you say that the tests lack a boundary.
              A suite that agrees (delivery): you say that the tests lack nothing.

              To change one:  swift run grade predict EXERCISE IDEA...
              The ideas:      swift run grade predict voucher
              Go on:          swift run grade watch reading


            """)
        let unclear = run("predict order")
        XCTAssertEqual(unclear.status, 64)
        assertContains(unclear.error, "name the\none that you mean: voucher, delivery.")
    }

    func testAnUnknownWordIsNamedWithWhatWasMeantAndTheList() {
        let outcome = run("predict voucher bondary")
        XCTAssertEqual(outcome.status, 64)
        XCTAssertEqual(outcome.out, "")
        XCTAssertTrue(
            outcome.error.hasPrefix(
                """
                error: 'bondary' is no idea of the checklist. Did you mean 'boundary'?

                The ideas:
                     1  ordinary       an ordinary case of each kind

                """), outcome.error)
        XCTAssertTrue(
            outcome.error.hasSuffix(
                """
                      none           these tests lack nothing

                USAGE: swift run grade predict [EXERCISE] [IDEA...]
                See 'swift run grade predict --help' for all that it takes.

                """), outcome.error)
        for (word, meant) in [
            ("vouchr", "no exercise and no idea. Did you mean 'voucher'?"),
            ("nothing", "no exercise and no idea. Did you mean 'zero' or 'none'?"),
            ("often", "no exercise and no idea. Did you mean 'how-often'?"),
            ("15", "no exercise and no idea.\n"), ("xyz", "no exercise and no idea.\n"),
        ] {
            assertContains(run("predict \(word)").error, "'\(word)' is \(meant)")
        }
        XCTAssertFalse(fake.paths.contains(path))
    }

    func testAnExerciseWithoutGivenTestsNamesThoseThatHaveSome() {
        let outcome = run("predict plain boundary")
        XCTAssertEqual(outcome.status, 64)
        assertContains(
            outcome.error,
            """
            error: you write the tests of 'plain' yourself, so there is nothing to predict.
            Tests are given in: voucher, delivery.

            USAGE: 
            """)
        assertContains(
            run("predict reading").error,
            "error: 'reading' is more than one exercise. Which one? voucher, delivery.\n")
        assertContains(
            run("predict voucher delivery 2").error,
            "error: 'voucher' and 'delivery' are two exercises: predict one after the other.\n")
        let shippedStages = Workshop(stages: [shipped(1)])
        assertContains(
            run("predict", shippedStages).error,
            "there is nothing to predict: no exercise of this workshop gives its\ntests.")
    }

    func testNoneGoesWithNoIdea() {
        let outcome = run("predict voucher none 2")
        XCTAssertEqual(outcome.status, 64)
        assertContains(
            outcome.error,
            "error: 'none' says that the tests lack nothing, and 'boundary' that they lack\nsomething"
        )
    }

    func testABrokenFileCountsAsNoneAndIsWrittenAnew() throws {
        for text in ["", "x", "[1]", #"{"voucher": "boundary"}"#, #"{"voucher": [2]}"#] {
            try fake.files.write(path, Array(text.utf8))
            XCTAssertNil(memory.all["voucher"], text)
            try memory.keep([.order], of: "voucher")
            XCTAssertEqual(memory.all["voucher"], [.order], text)
        }
        try fake.files.write(path, Array(#"{"voucher": ["boundary", "later"]}"#.utf8))
        XCTAssertEqual(memory.all["voucher"], [.boundary], "of a version that knows more ideas")
    }

    func testIdeasOfAnotherVersionAreNoPredictionThatNothingIsLacking() throws {
        try fake.files.write(
            path, Array(#"{"voucher": ["once"], "delivery": ["once", "boundary"]}"#.utf8))
        XCTAssertNil(memory.all["voucher"])
        XCTAssertEqual(memory.all["delivery"], [.boundary])
    }

    func testWhereNothingCanBeWrittenItSaysSo() {
        fake.failures[path] = .noSpace
        let outcome = run("predict voucher 2")
        XCTAssertEqual(outcome.status, 70)
        XCTAssertEqual(outcome.out, "")
        assertContains(outcome.error, "error: Could not write /kit/.grade/predictions.json")
    }

    func testEveryLineFits80Columns() {
        let all = Concept.allCases.map(IdeaName.word).joined(separator: " ")
        let texts = [
            run("predict"), run("predict voucher \(all)"), run("predict voucher \(all)"),
            run("predict voucher"), run("predict x"), run("predict delivery none"), run("predict"),
        ].map { $0.out + $0.error }
        for line in texts.joined().split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.count, 80, String(line))
        }
    }

    func testTheHelp() {
        XCTAssertEqual(
            run("predict --help").out,
            """
            OVERVIEW: Keeps your prediction of what is missing in the given tests.

            In some exercises, the tests are given, and look good. Read the rules in the
            comment of the code, then the tests, and say which ideas of the checklist they
            lack, before anything is run. Then 'swift run grade' and 'swift run grade watch'
            put your prediction beside what the planted bugs show. Without ideas, this lists
            them. A second prediction replaces the first one. It is kept in .grade, and is
            never part of points or marks.

            USAGE: swift run grade predict [EXERCISE] [IDEA...]

            ARGUMENTS:
              EXERCISE              A name that 'swift run grade list' shows. The default
                                    is the first one with given tests and no prediction.
              IDEA                  A word or a number of the list, such as 'order' or 9;
                                    'none' where the tests lack nothing.

            OPTIONS:
              -h, --help            Show this text.

            EXIT STATUS:
              0   the prediction is kept, or the ideas are listed
              64  the command line is wrong
              70  the prediction could not be kept

            """)
    }
}
