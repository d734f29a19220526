import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class JSONReporterTests: XCTestCase {
    func testTheWholeReport() {
        XCTAssertEqual(
            JSONReporter.text(of: Fixture.report([Fixture.failedStage])),
            """
            {
              "stages" : [
                {
                  "changedGivenFiles" : [

                  ],
                  "exercises" : [
                    {
                      "id" : "even-odd",
                      "ideas" : {
                        "had" : [

                        ],
                        "missing" : [
                          "ordinary"
                        ]
                      },
                      "killed" : 0,
                      "neverRun" : 0,
                      "passed" : 1,
                      "planted" : 1,
                      "sign" : "open",
                      "step" : "green",
                      "total" : 2,
                      "wrongTests" : [

                      ]
                    }
                  ],
                  "findings" : [
                    {
                      "exercises" : [
                        "even-odd"
                      ],
                      "file" : null,
                      "guide" : "Guide/test-checklist.md#an-ordinary-case-of-each-kind",
                      "kind" : "missingIdea",
                      "line" : null,
                      "next" : null,
                      "subject" : null,
                      "what" : "None of your tests catches a bug of this kind yet: an ordinary case of each kind (1 bug)."
                    }
                  ],
                  "flags" : [

                  ],
                  "mastered" : false,
                  "message" : null,
                  "ownTests" : {
                    "bugs" : [
                      {
                        "concept" : "ordinary",
                        "exercise" : "even-odd",
                        "hint" : null,
                        "id" : "a",
                        "killedBy" : [

                        ],
                        "killedByCrash" : [

                        ],
                        "question" : null,
                        "rule" : null,
                        "status" : "survived",
                        "timedOut" : false
                      }
                    ],
                    "killed" : 0,
                    "leftOut" : [

                    ],
                    "message" : null,
                    "neverRun" : [

                    ],
                    "planted" : 1,
                    "status" : "graded",
                    "tests" : [
                      {
                        "agreesWith" : null,
                        "asksTooMuch" : [

                        ],
                        "dependsOnOrder" : false,
                        "explanation" : null,
                        "file" : null,
                        "isUnsteady" : false,
                        "line" : null,
                        "message" : null,
                        "name" : "Stage1Tests.MyEvenOddTests/testTwo",
                        "noticesNothing" : false,
                        "onCode" : null,
                        "pair" : null,
                        "status" : "passed"
                      }
                    ],
                    "total" : 1,
                    "valid" : 1
                  },
                  "points" : 5,
                  "possible" : 25,
                  "sign" : "open",
                  "stage" : 1,
                  "status" : "failed",
                  "suite" : {
                    "believed" : true,
                    "passed" : 1,
                    "tests" : [
                      {
                        "exercise" : "even-odd",
                        "file" : null,
                        "line" : null,
                        "message" : null,
                        "name" : "Stage1Tests.EvenOddTests/testOne",
                        "output" : "",
                        "seconds" : 0.012,
                        "status" : "passed"
                      },
                      {
                        "exercise" : "even-odd",
                        "file" : "Tests/Stage1Tests/EvenOddTests.swift",
                        "line" : 12,
                        "message" : "XCTAssertEqual failed: (\\"false\\") is not equal to (\\"true\\") - isEven(number: 0)",
                        "name" : "Stage1Tests.EvenOddTests/testZeroIsEven",
                        "output" : "",
                        "seconds" : 0.012,
                        "status" : "failed"
                      }
                    ],
                    "total" : 2
                  },
                  "title" : "Basic functions"
                }
              ],
              "summary" : {
                "points" : 5,
                "possible" : 25,
                "stages" : 1,
                "stagesPassed" : 0
              },
              "toolchain" : "6.3.1",
              "tree" : "Starter",
              "version" : 1
            }

            """)
    }

    func testACompileErrorHasItsMessageAndNoPoints() throws {
        let stage = StageReport(
            stage: shipped(1),
            suite: .notBuilt(
                .errors("A.swift:1:1: error: no"),
                tests: [
                    SuiteTest(exercise: "even-odd", result: Fixture.test("A/t", .notReported))
                ]),
            ownTests: .none)
        let json = JSONReport(Fixture.report([stage]))
        XCTAssertEqual(json.stages.map(\.status), ["compileError"])
        XCTAssertEqual(json.stages.map(\.message), ["A.swift:1:1: error: no"])
        XCTAssertEqual(json.stages.map(\.suite.total), [1])
        XCTAssertEqual(json.stages.flatMap(\.suite.tests).map(\.status), ["notRun"])
        XCTAssertEqual(json.summary.points, 0)
    }

    /// A bug that is caught names the tests that catch it; the rule of one that is left says nothing.
    func testABugNamesTheTestsThatCatchIt() throws {
        let bugs = ["a", "b"].map { id in
            PlantedBug(
                id: id, exercise: "even-odd", file: "", concept: .ordinary, rule: "Rule \(id).",
                find: "", replace: "", description: "", question: "Why \(id)?")
        }
        let own = OwnTestsReport(
            tests: [],
            bugs: [
                Fixture.bug("a", killedBy: "MyEvenOddTests/testOne", "MyEvenOddTests/testTwo"),
                Fixture.bug("b"),
            ])
        let json = JSONReport.OwnTests(
            StageReport(
                stage: Stage(id: 1, title: "", exercises: [shipped(1).exercises[0]], bugs: bugs),
                suite: .ran([]), ownTests: .judged(own)))
        XCTAssertEqual(
            json.bugs.map(\.killedBy),
            [["Stage1Tests.MyEvenOddTests/testOne", "Stage1Tests.MyEvenOddTests/testTwo"], []])
        XCTAssertEqual(json.bugs.map(\.rule), ["Rule a.", nil])
        XCTAssertEqual(json.bugs.map(\.question), ["Why a?", "Why b?"])
    }

    func testARunWithoutTestsIsNoPass() {
        let stage = StageReport(
            stage: shipped(1), suite: .ran([]), ownTests: .none)
        XCTAssertEqual(JSONReport(Fixture.report([stage])).stages.map(\.status), ["failed"])
    }
}
