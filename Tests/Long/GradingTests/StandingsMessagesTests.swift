import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of the usual mistakes in the encore Standings, with all the words.
final class StandingsMessagesTests: XCTestCase {
    func testTheUsualMistakes() throws {
        let stage = try FixtureLearner(
            name: "standings-mistakes", standIns: ["Encores/StandingsTests/StandingsDoubles.swift"]
        ).gradeStage("Standings")
        XCTAssertEqual(
            stage.shownFailures.split(separator: "\n")
                .filter { !$0.contains("Tests/Encores/") }.joined(separator: "\n"),
            #"""
              ✗ StandingsRequestTests.testTheAddressNamesTheTournament
                url of the requests for the tournaments 10 and 21
                  expected: ["https://standings.example.com/tournaments/10",
                            "https://standings.example.com/tournaments/21"]
                  actual:   ["https://standings.example.com/tournament/10",
                            "https://standings.example.com/tournament/21"]
              ✗ StandingsRequestTests.testEveryEndpointHasTheAddress
                url of an endpoint that a test has made, for the tournament 7
                  expected: https://standings.example.com/tournaments/7
                  actual:   https://standings.example.com/tournament/7
              ✗ StandingsRequestTests.testAsksItsTransportOnce
                addresses that the transport is asked for by load()
                  expected: ["https://standings.example.com/tournaments/10"]
                  actual:   []
              ✗ StandingsRequestTests.testAsksForItsOwnTournament
                addresses that the transport is asked for by load(), for the tournament 21
                  expected: ["https://standings.example.com/tournaments/21"]
                  actual:   []
              ✗ StandingsRequestTests.testAsksAgainForEachLoad
                how often the transport is asked, after load() twice
                  expected: 2
                  actual:   0
              ✗ StandingsRequestTests.testTheNetworkOfTheAppIsLeftAlone
                how often load() asks the transport that was passed in, and
                WebSession.shared
                  expected: [1, 0]
                  actual:   [0, 1]
              ✗ StandingsRequestTests.testAFailureIsThrown
                end of load(), when the transport throws offline
                  expected: throws offline
                  actual:   finished
              ✗ StandingsRequestTests.testAnyErrorIsThrownAsItIs
                end of load(), when the transport throws ServerIsTired
                  expected: throws ServerIsTired
                  actual:   finished
              ✗ StandingsRequestTests.testACancelledRequestThrows
                end of load(), when the transport throws CancellationError
                  expected: throws CancellationError
                  actual:   finished
              ✗ StandingsParsingTests.testKeepsAllStandings
                ids that parse(_:) finds in tournamentStandingsSample.json, with two
                tournaments
                  expected: ["103", "102", "211", "101"]
                  actual:   ["103", "102", "101"]
              ✗ StandingsParsingTests.testKeepsEveryValue
                standings that parse(_:) finds in tournamentStandingsSample.json
                  expected: ["103 10 B 1 Harbour 4", "102 10 A 2 Old Mill 3", "211 21 A 1
                            Lakeside 9", "101 10 A 1 Northgate 6"]
                  actual:   ["103 10 B 1 Harbour 4", "102 10 A 2 Old Mill 3", "101 10 A 1
                            Northgate 6"]
              ✗ StandingsParsingTests.testAStandingWithoutATeam
                end of parse(_:) of
                {"standings":[{"group":"A","id":1,"points":6,"position":1,"team":"Northgate"
                ,"tournamentId":10},{"group":"A","id":2,"points":6,"position":1,"club":"?","
                tournamentId":10}]}
                  expected: throws unreadable: standings[1].team is missing
                  actual:   throws DecodingError
              ✗ StandingsParsingTests.testAStandingWithTextInThePlaceOfANumber
                end of parse(_:) of
                {"standings":[{"group":"A","id":1,"points":"many","position":1,"team":"North
                gate","tournamentId":10}]}
                  expected: throws unreadable: standings[0].points has another type
                  actual:   throws DecodingError
              ✗ StandingsParsingTests.testAnAnswerWithoutTheList
                end of parse(_:) of {"rows": []}
                  expected: throws unreadable: standings is missing
                  actual:   throws DecodingError
              ✗ StandingsParsingTests.testAnAnswerThatIsNoJSON
                end of parse(_:) of <html>Come back later</html>
                  expected: throws unreadable: it isn't JSON
                  actual:   throws DecodingError
              ✗ StandingsParsingTests.testAnAnswerWithoutData
                end of parse(_:) of no data
                  expected: throws unreadable: it isn't JSON
                  actual:   finished
              ✗ StandingsParsingTests.testTheNetworkRequestGivesWhatIsParsed
                ids that load() of StandingsEndpointRequest gives, and its end
                  expected: [103, 102, 211, 101], finished
                  actual:   [], finished
              ✗ StandingsParsingTests.testTheNetworkRequestSaysWhatIsBroken
                end of load() of StandingsEndpointRequest, when the answer is []
                  expected: throws unreadable: the answer has another type
                  actual:   finished
              ✗ StandingsParsingTests.testTheLocalRequestReadsItsFile
                ids that load() of StandingsEndpointLocalRequest gives, of a file with the
                id 77
                  expected: [77], finished
                  actual:   [103, 102, 101], finished
              ✗ StandingsParsingTests.testTheLocalRequestSaysWhatIsBroken
                end of load() of StandingsEndpointLocalRequest, when the file contains []
                  expected: throws unreadable: the answer has another type
                  actual:   finished
              ✗ StandingsParsingTests.testAFileThatIsNotThere
                end of load() of StandingsEndpointLocalRequest for a file that isn't there
                  expected: throws
                  actual:   finished
              ✗ StandingsStoreTests.testTheNameOfTheEntity
                entityName of StandingsEntityRequest
                  expected: Standing
                  actual:   Standings
              ✗ StandingsStoreTests.testAGroupOfATournament
                ids of the sample that predicate(_:) of StandingsEntityRequest picks for 10,
                A
                  expected: [102, 101]
                  actual:   [102, 211, 101]
              ✗ StandingsStoreTests.testTheSameGroupOfAnotherTournament
                ids of the sample that predicate(_:) of StandingsEntityRequest picks for 21,
                A
                  expected: [211]
                  actual:   [102, 211, 101]
              ✗ StandingsStoreTests.testByGroupAndThenByPosition
                ids of ["B 1", "A 3", "B 2", "A 1", "A 2"], sorted by isInOrder(_:_:)
                  expected: [4, 5, 2, 1, 3]
                  actual:   [4, 1, 5, 3, 2]
              ✗ StandingsStoreTests.testNoneOfTwoEqualOnesIsFirst
                isInOrder(_:_:) for two of one group and position, for these the other way
                round, and for one before a later one
                  expected: [false, false, true]
                  actual:   [true, true, true]
              ✗ StandingsStoreTests.testAnEmptyAnswerEmptiesItsTournament
                ids and points in the store after answers of [4, 0] standings for the
                tournament 10
                  expected: ["211 9"]
                  actual:   ["103 4", "102 3", "211 9", "101 6"]
              ✗ StandingsStoreTests.testAnEmptyAnswerOfAnotherTournament
                ids and points in the store after answers of [4, 0] standings for the
                tournament 21
                  expected: ["103 4", "102 3", "101 6"]
                  actual:   ["103 4", "102 3", "211 9", "101 6"]
              ✗ StandingsStoreTests.testAnEmptyAnswerThenAFullOne
                ids and points in the store after answers of [4, 0, 1] standings for the
                tournament 10
                  expected: ["211 9", "101 9"]
                  actual:   ["103 4", "102 3", "211 9", "101 9"]
              ✗ StandingsStoreTests.testAFailureOfTheStoreIsThrown
                end of takeOver(_:of:) of 4 standings, when the store throws
                  expected: throws DiskIsFull
                  actual:   finished
              ✗ StandingsDatasourceTests.testShowsTheGroupsInOrder
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testShowsWhatItsEntityRequestAsksFor
                sections after load(), when entityRequest asks for the group B
                  expected: ["Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testKeepsTheWholeAnswerInItsStore
                sections after load(), when entityRequest asks for the group B
                  expected: ["Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testShowsWhatIsInTheStoreAlready
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 7 points"]
                  actual:   ["Group B", "1. Harbour, 7 points"]
              ✗ StandingsDatasourceTests.testTheStoreOfTheAppIsLeftAlone
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testTheDataSourceOfTheAppIsAsItWas
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testTheDataSourceOfTheAppAsksTheServerOnce
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testAnEmptyAnswerEmptiesTheWholeTournament
                sections after the first answer, when entityRequest asks for the group A
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testABrokenAnswerChangesNothingAndSaysWhy
                sections after load(), when entityRequest asks for all groups
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   []
              ✗ StandingsDatasourceTests.testAFailureKeepsWhatIsThere
                sections after a failure
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   []
              ✗ StandingsDatasourceTests.testLoadsAgainAfterAFailure
                sections after a failure and an answer
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testWhatIsShownStaysWhileItLoads
                sections while it loads again
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   []
              ✗ StandingsDatasourceTests.testAFailureOfTheStoreIsThrown
                end of load(), when dataController throws DiskIsFull
                  expected: throws DiskIsFull
                  actual:   finished
              ✗ StandingsDatasourceTests.testAnOlderAnswerThatComesLaterChangesNothing
                sections after the older answer came last
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group A", "1. Northgate, 0 points"]
              ✗ StandingsDatasourceTests.testAnOlderAnswerThatComesFirstChangesNothing
                sections after both answers
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testAnOlderFailureIsNotThrown
                end of the older load(), when its request fails
                  expected: finished
                  actual:   throws offline
              ✗ StandingsDatasourceTests.testANewerFailureDoesNotBringTheOlderAnswerBack
                sections after the newer request failed, and the older one didn't
                  expected: []
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
              ✗ StandingsDatasourceTests.testALoadThatIsOvertakenInTheStoreShowsNothing
                how often load() asks dataController, with fetch(_:)
                  expected: 1
                  actual:   0
              ✗ StandingsDatasourceTests.testACancelledLoadChangesNothing
                end of a load() that was cancelled
                  expected: throws CancellationError
                  actual:   finished
              ✗ StandingsDatasourceTests.testLoadsAgainAfterACancelledOne
                sections after a load() that was cancelled, and another
                  expected: ["Group A", "1. Northgate, 6 points", "2. Old Mill, 3 points",
                            "Group B", "1. Harbour, 4 points"]
                  actual:   ["Group B", "1. Harbour, 4 points", "Group A", "2. Old Mill, 3
                            points", "1. Lakeside, 9 points", "1. Northgate, 6 points"]
            """#)
        XCTAssertEqual(
            stage.shownOwnTests,
            #"""
            MyStandingsDatasourceTests.expectsAnOlderLoadToThrow()
            await #expect(throws: StandingsError.offline) { try await older.value }
            It ran on the finished code, where a right test passes:
            No error was thrown.
            It expects what one of the planted bugs does: The loads are counted when they are answered, not when they start. Read that rule of the exercise again.

            MyStandingsDatasourceTests.neverAnswersItsEndpoint()
            It ran on the finished code, where a right test passes:
            The test did not end within 2 seconds. Look for a loop that never ends, or for a wait that nothing ends.
            EndpointSpy answers when the test says so, and not before it is asked. Start the call in a Task { … }, wait until it has asked: await waitUntil { … }. Then answer.

            MyStandingsParsingTests.expectsOneTournamentOfTheSample()
            #expect(try await request.load().count == 3)
            It ran on the finished code, where a right test passes:
            Expectation failed: try await request.load().count == 3
            It expects what one of the planted bugs does: Standings of other tournaments are thrown away while parsing. Read that rule of the exercise again.

            MyStandingsParsingTests.expectsAnotherError()
            #expect(throws: DecodingError.self) {
            It ran on the finished code, where a right test passes:
            Expectation failed: expected error of type DecodingError, but ".unreadable("the answer has another type")" of type StandingsError was thrown instead

            MyStandingsRequestTests.letsTheSpyAnswerWithNothing()
            @Test func letsTheSpyAnswerWithNothing() async throws {
            It ran on the finished code, where a right test passes:
            Caught error: .unreadable("it isn't JSON")
            It expects what one of the planted bugs does: An answer that can't be read is treated as an empty one, which empties the tournament. Read that rule of the exercise again.

            MyStandingsStoreTests.countsCallsInPlaceOfStandings()
            #expect(store.upserts == 1)
              expected: 1
              actual:   4
            It asks for too much. It fails on code that is right: The standings of an answer go into the store one by one.

            MyStandingsTodayTests.expectsWhatWouldBeRight()
            #expect(datasource.sections.map(\.title) == ["Group 2", "Group 10"])
            It ran on the finished code, where a right test passes:
              expected: ["Group 2", "Group 10"]
              actual:   ["Group 10", "Group 2"]
            Both have the same values, in another order.

            MyStandingsTodayTests.forgetsToLoad()
            #expect(datasource.sections.count == 2)
            It ran on the finished code, where a right test passes:
              expected: 2
              actual:   0
            Your test makes 'datasource' in line 26, and calls nothing of it before it looks in line 27.

            MyStandingsTodayTests.startsATaskAndDoesNotWait()
            #expect(datasource.sections.count == 2)
            It ran on the finished code, where a right test passes:
              expected: 2
              actual:   0

            MyStandingsRequestTests.comparesTheSpyWithItself()
            No planted bug makes it fail.
            """#)
    }
}
