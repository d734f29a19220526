import XCTest

@testable import Advice
@testable import Catalog
@testable import SwiftSource

/// What is said of a wrong test speaks of the library that the test is written in.
final class SmellsInBothLibrariesTests: XCTestCase {
    func testEachWrongTestIsSeenInBothLibraries() {
        for wrong in WrongTest.all {
            for library in TestLibrary.allCases {
                let body = wrong.bodies[library] ?? ""
                XCTAssertEqual(wrong.smell(in: library)?.kind, wrong.kind, "\(library): \(body)")
            }
        }
    }

    func testAdviceOnATestNamesNothingOfTheOtherLibrary() {
        for kind in TestSmell.Kind.allCases {
            for library in TestLibrary.allCases {
                let seen = WrongTest.all.filter { $0.kind == kind }
                    .compactMap { $0.smell(in: library) }
                let smells = seen + Self.others(kind, library)
                XCTAssertFalse(smells.isEmpty, "\(kind) has no entry for \(library.name)")
                for smell in smells {
                    // That the other library is in it is what is said there.
                    let words = kind == .cannotFail ? smell.words.next ?? "" : smell.words.text
                    XCTAssertEqual(library.foreignWords(in: words), [], "\(library): \(words)")
                }
            }
        }
    }

    /// What no source of a test alone shows, or what only XCTest has. A new kind needs an entry here, or a
    /// wrong test among `WrongTest.all`.
    private static func others(_ kind: TestSmell.Kind, _ library: TestLibrary) -> [TestSmell] {
        let place = SourceLocation(file: "A.swift", line: 3)
        switch kind {
        case .reachesNoBug: return [.reachesNoBug]
        case .expectationNotAwaited:
            return [
                .expectationNotAwaited(isAsync: true, library),
                .expectationNotAwaited(isAsync: false, library),
            ].filter { _ in library == .xctest } + [.neverWaits(isAsync: true, library)]
        case .blocks: return [.blocks(library)]
        // A suite inherits nothing, and may belong to the main actor as it is: nothing is said there.
        case .withoutSuper:
            return [
                library == .xctest ? .withoutSuper(method: "setUp", base: "A") : .assertsNothing
            ]
        case .isNotAsync: return [.isNotAsync]
        case .unanswered: return [.answersWhenTold(standIn: "Mock")]
        case .isSkipped: return [.skips, .skips(line: 3), .hasNoValues]
        // XCTest runs tests one after the other.
        case .sharesState:
            return [
                library == .xctest
                    ? .assertsNothing : .sharesAtTheSameTime(SharedState(name: "a", place: place))
            ]
        case .isSlow: return [.waitsForReal(seconds: 3)]
        case .lifetime: return [.isHeldSomewhere, .isHeld(by: "a", line: 3)]
        case .step:
            return [
                .leavesInUserDefaults(library), .neverCalls("load()"), .neverFires,
                .looksAtOnce(type: "A", until: "a"), .withoutMockTimer, .dictionaryOrder,
                .hashValue, .newEachTime("Date()"), .letsGo(line: 3),
                .allUse(standIn: "A", place: place), .isOwnText("a", place: place),
            ] + (library == .swiftTesting ? [.confirmsTooEarly(line: 3)] : [])
        case .assertsTooLittle: return [.sortsFirst, .keepsTheLast(line: 3)]
        case .assertsNothing, .acceptsSeveral, .neverWaits, .assertsAtOnce, .cannotFail,
            .otherOutput:
            return []
        }
    }

    func testAllThatIsAssertedIsKnownToFail() {
        func smell(_ body: String) -> TestSmell? {
            let source = "struct ATests {\n@Test func it() {\n\(body)\n}\n}"
            return TestSmellScan(TestSources(["A.swift": source])).smell(ofIdle: "M.ATests/it()")
        }
        XCTAssertEqual(smell("withKnownIssue { #expect(a == 1) }"), .knowsEachFailure(line: 3))
        XCTAssertNil(smell("withKnownIssue { #expect(a == 1) }\n#expect(b == 2)"))
    }

    func testAConfirmationThatIsOverBeforeTheAnswer() {
        func smell(_ end: String) -> TestSmell? {
            let body =
                "await confirmation(\"a\") { answered in\nUseCase().load { answered() }\n\(end)}"
            var wrong = WrongTest(.step, "", body, isAsync: true)
            wrong.failure = [
                .swiftTesting:
                    "Confirmation was confirmed 0 times, but expected to be confirmed 1 time"
            ]
            return wrong.smell(in: .swiftTesting)
        }
        XCTAssertEqual(smell(""), .confirmsTooEarly(line: 3))
        XCTAssertNil(smell("await settle()\n"))
    }

    func testTestsThatShareAVariableAndRunAtTheSameTime() {
        func smell(_ suite: String, others: String) -> TestSmell? {
            let source = """
                enum Store { static var all: [Int] = [] }
                \(suite) struct ATests {
                    @Test func it() { Store.all.append(1)\n #expect(Store.all == [1]) }
                    \(others)
                }
                """
            return TestSmellScan(TestSources(["A.swift": source])).smell(
                ofUseful: "M.ATests/it()")
        }
        let second = "@Test func other() { #expect(Store.all.isEmpty) }"
        XCTAssertEqual(
            smell("@Suite", others: second),
            .sharesAtTheSameTime(
                SharedState(name: "all", place: SourceLocation(file: "A.swift", line: 1))))
        XCTAssertNil(smell("@Suite(.serialized)", others: second))
        XCTAssertNil(smell("@Suite", others: "@Test func other() { let all = 1 }"))
    }

    func testATestOnTheMainActorThatIsNotAsync() {
        let wrong = WrongTest(.neverWaits, "", "UseCase().load { #expect($0 == 1) }")
        XCTAssertEqual(wrong.smell(in: .swiftTesting), .neverWaits(isAsync: false, .swiftTesting))
    }

    func testAnUnwrappedValueThatIsLookedAtIsEnough() {
        let right = WrongTest(
            .assertsNothing, "let b = try XCTUnwrap(a)\nXCTAssertEqual(b, 1)",
            "let b = try #require(a)\n#expect(b == 1)")
        for library in TestLibrary.allCases { XCTAssertNil(right.smell(in: library)) }
    }

    func testConditionsThatCompareInside() {
        let right = [
            "#expect(a.contains { $0 == 1 } == true)", "#expect(a == 1 && b.isEmpty)",
            "#expect(throws: AnError.self) { try load() }", "#expect(a === b)", "#expect(a == nil)",
            "try #require(a == 1)",
        ]
        for body in right {
            XCTAssertNil(WrongTest(.step, "", body).smell(in: .swiftTesting), body)
        }
    }
}
