import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// A prediction of what given tests lack, beside what the hunt found.
final class PredictionTests: XCTestCase {
    private func sentences(
        _ said: [Concept], lacks: [Concept], planted: Set<Concept> = Set(Concept.allCases)
    ) -> String {
        PredictionWords.sentences(
            on: PredictionComparison(said: said, lacks: lacks, planted: planted)
        ).joined(separator: "\n")
    }

    func testSomeAreFoundSomeOverlookedAndSomeAreThere() {
        XCTAssertEqual(
            sentences(
                [.boundary, .failure, .lifetime], lacks: [.boundary, .moreThanOne],
                planted: [.boundary, .moreThanOne, .failure]),
            """
            You said that the tests lack: a boundary, a failure, the lifetime of an object.
            The hunt found that, as they were given, they lack: a boundary, more than one.
            So you found 1 of 2. Overlooked: more than one. They have: a failure. Also worth a thought; no bug is planted for it: the lifetime of an object.
            """)
    }

    func testAllAreFound() {
        XCTAssertEqual(
            sentences([.boundary], lacks: [.boundary]),
            """
            You said that the tests lack a boundary.
            The hunt found that, as they were given, they lack a boundary.
            So you found it.
            """)
        XCTAssertTrue(
            sentences([.boundary, .order], lacks: [.boundary, .order]).hasSuffix(
                "\nSo you found both."))
        let three: [Concept] = [.boundary, .failure, .order]
        XCTAssertTrue(
            sentences(three + [.state], lacks: three).hasSuffix(
                "\nSo you found all 3. They have: the state before and after."))
    }

    func testNothingIsSaidToBeLacking() {
        XCTAssertEqual(
            sentences([], lacks: [.boundary, .order]),
            """
            You said that the tests lack nothing.
            The hunt found that, as they were given, they lack: a boundary, another order.
            So you found none of them.
            """)
        XCTAssertTrue(sentences([], lacks: []).hasSuffix("they lack nothing.\nSo you were right."))
        XCTAssertTrue(
            sentences([.order], lacks: []).hasSuffix(
                "they lack nothing.\nThey have: another order."))
    }

    func testOnlyGivenTestsAreComparedAndWhatIsPlantedCounts() throws {
        let exercises = GivenTests.report().exercises
        let all = Predictions(["voucher": [.failure, .order], "plain": [.boundary]])
        let it = try XCTUnwrap(PredictionComparison(all, of: exercises[0]))
        XCTAssertEqual(it.found, [])
        XCTAssertEqual(it.overlooked, [.boundary, .moreThanOne])
        XCTAssertEqual(it.had, [.failure])
        XCTAssertEqual(it.unasked, [.order])
        XCTAssertNil(PredictionComparison(all, of: exercises[1]), "nothing was said")
        XCTAssertNil(PredictionComparison(all, of: exercises[2]), "no tests are given")
    }

    /// What the tests lacked as they were given stays so while they are repaired.
    func testRepairsDoNotChangeTheComparison() {
        let said = Predictions(["voucher": [.boundary]])
        XCTAssertEqual(
            PredictionComparison(said, of: GivenTests.report().exercises[0]),
            PredictionComparison(
                said,
                of: GivenTests.report(noticed: ["at-the-limit", "only-one", "no-answer"])
                    .exercises[0]))
    }

    func testAPredictionIsDueWhereTestsAreGivenUntilOneIsMadeOrTheStarIsThere() {
        let exercises = GivenTests.report().exercises
        XCTAssertEqual(exercises.map(Predictions().isDue), [true, true, false])
        XCTAssertEqual(
            exercises.map(Predictions(["voucher": []]).isDue), [false, true, false],
            "that they lack nothing is a prediction, too")
        let starred = GivenTests.report(noticed: ["at-the-limit", "only-one", "no-answer"])
        XCTAssertEqual(starred.exercises.map(Predictions().isDue), [false, true, false])
    }

    func testAnErrorComesBeforeAPrediction() {
        let stage = GivenTests.report()
        XCTAssertTrue(Predictions().isNext(in: stage.exercises[0], of: stage))
        let broken = GivenTests.report(ownTests: .notBuilt(.tookTooLong))
        XCTAssertFalse(Predictions().isNext(in: broken.exercises[0], of: broken))
    }

    // MARK: Reports

    private let style = Style(usesColor: false)

    private func text(_ predictions: Predictions?, _ stage: StageReport = GivenTests.report())
        -> String
    {
        TextReporter(style: style, predictions: predictions).text(of: Fixture.report([stage]))
    }

    func testTheReportSaysHowToPredictAndBelowTheTestsWhatWasPredicted() {
        assertContains(
            text(Predictions(["voucher": [.boundary]])),
            """
              A suite that looks complete:
                You said that the tests lack a boundary.
                The hunt found that, as they were given, they lack: a boundary, more than
                one.
                So you found 1 of 2. Overlooked: more than one.
              To predict first what they lack: swift run grade predict delivery
              Next: Change the tests in Starter/Encores/ReadingTests, as little as possible,
                    until they notice the planted bugs.
            """)
    }

    func testWhereNobodyIsAskedNothingIsSaid() {
        assertContainsNot(text(nil), "redict")
        assertContainsNot(text(nil), "You said")
    }

    func testTheReportOnAStarSaysWhatWasPredictedAndAsksForNothing() {
        let all = GivenTests.report(noticed: Set(GivenTests.stage.bugs.map(\.id)), isGreen: true)
        XCTAssertTrue(all.isMastered)
        let text = text(Predictions(["voucher": []]), all)
        assertContains(
            text, "A suite that looks complete:\n    You said that the tests lack nothing.")
        assertContainsNot(text, "A suite that agrees")
    }

    func testAPredictionAndWhatWasMadeOfTheTestsStandBelowOneTitle() {
        let exercises = GivenTests.report().exercises
        XCTAssertEqual(
            PredictionLines.lines(on: exercises, Predictions(["voucher": [.boundary]])) {
                $0.exercise.id == "voucher" ? "Of 15 given tests you kept 14." : nil
            },
            [
                "  A suite that looks complete:",
                "    You said that the tests lack a boundary.",
                "    The hunt found that, as they were given, they lack: a boundary, more than",
                "    one.",
                "    So you found 1 of 2. Overlooked: more than one.",
                "    Of 15 given tests you kept 14.",
                "  To predict first what they lack: swift run grade predict delivery",
            ])
        XCTAssertEqual(
            PredictionLines.lines(on: exercises, nil) { "Kept: \($0.exercise.id)." }.prefix(2),
            ["  A suite that looks complete:", "    Kept: voucher."])
    }

    func testWhoIsDoneComparesTheTestsWhereAllWereGiven() {
        func end(_ stage: StageReport) -> String {
            NextReporter(style: style, tree: .starter).nothingLeft([stage], of: ["Reading"])
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let stage = GivenTests.report()
        XCTAssertTrue(
            end(stage).hasSuffix("Compare your code with the answers: swift run grade diff"),
            "one of them asks for tests of one's own")
        let given = Stage(
            id: "Reading", title: "Reading tests",
            exercises: Array(GivenTests.stage.exercises.prefix(2)), bugs: [])
        let report = StageReport(stage: given, suite: stage.suite, ownTests: stage.ownTests)
        XCTAssertTrue(
            end(report).hasSuffix(
                "Compare your tests with the answers: swift run grade diff reading --tests"))
    }

    private func next(_ predictions: Predictions?, _ stage: StageReport, _ index: Int) -> String {
        NextReporter(style: style, tree: .starter, predictions: predictions).text(
            of: stage.exercises[index], in: stage, start: nil)
    }

    func testAnExerciseByNameIsShownWithItsPrediction() {
        assertContains(
            next(Predictions(["voucher": [.boundary, .moreThanOne]]), GivenTests.report(), 0),
            """

              You said that the tests lack: a boundary, more than one.
              The hunt found that, as they were given, they lack: a boundary, more than one.
              So you found both.

              To read:    Guide/encore-reading.md#voucher
            """)
        assertContains(
            next(Predictions(), GivenTests.report(), 0),
            """

            Reading, A suite that looks complete (voucher)
              To predict first what they lack: swift run grade predict voucher

              Step 3 of 3, Repair:
            """)
        assertContainsNot(next(Predictions(), GivenTests.report(), 2), "redict")
        let starred = GivenTests.report(noticed: ["at-the-limit", "only-one", "no-answer"])
        assertContains(
            next(Predictions(["voucher": [.boundary]]), starred, 0),
            """
              ★ Your tests notice every planted bug.
              You said that the tests lack a boundary.
            """)
    }

    func testWhatComesFirstTellsNothingOfTheHunt() {
        XCTAssertEqual(
            NextReporter(style: style, tree: .starter).text(
                toPredict: GivenTests.report().exercises[0], again: "next reading"),
            """

            Reading, A suite that looks complete (voucher)
              Step 1 of 3, Predict: say which ideas the tests lack.
              Read the rules in the comment of the code, then the tests.
              Starter/Encores/Reading/Voucher.swift
              Starter/Encores/ReadingTests/MyVoucherTests.swift

              To read:    Guide/encore-reading.md#voucher
              Predict:    swift run grade predict voucher
              Go on:      swift run grade next reading


            """)
    }

    func testTheStepsOfGivenTestsHaveTheirOwnWords() {
        let exercises = GivenTests.stage.exercises
        XCTAssertEqual(
            StepWords.task(.bugs, of: exercises[0]),
            "Step 3 of 3, Repair: change the tests, as little as possible, until every planted bug is "
                + "noticed.")
        XCTAssertEqual(
            StepWords.task(.red, of: exercises[1]),
            "Step 3 of 3, Repair: first the test that is wrong. Repair it, and see it red on your code."
        )
        XCTAssertEqual(
            StepWords.task(.green, of: exercises[1]),
            "Step 3 of 3, Repair: now the code. Mend it, until the official tests pass."
        )
        XCTAssertEqual(
            StepWords.task(.green, of: exercises[2]),
            "Step 2 of 3, Green: write the code, until the official tests pass.")
    }

    func testTheListTellsNothingOfTheHuntBeforeThePrediction() {
        func lines(_ predictions: Predictions?) -> [String] {
            ListReporter(style: style, predictions: predictions)
                .text(of: Fixture.report([GivenTests.report()])).split(separator: "\n")
                .map(String.init).filter { $0.hasPrefix("  ") && !$0.contains("step") }
        }
        XCTAssertEqual(
            lines(Predictions()).prefix(2),
            [
                "  · voucher                            predict        -        -",
                "  · delivery                           predict        -        -",
            ])
        XCTAssertEqual(
            lines(Predictions(["voucher": []])).first,
            "  ✗ voucher                            repair         -      1/3")
        XCTAssertEqual(lines(nil).first, lines(Predictions(["voucher": []])).first)
    }

    func testEveryLineFits80Columns() {
        let all = Concept.allCases
        let texts = [
            text(Predictions(["voucher": all, "delivery": [.boundary]])), text(Predictions()),
            next(Predictions(["voucher": all]), GivenTests.report(), 0),
        ]
        for line in texts.joined().split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.count, 80, String(line))
        }
    }
}
