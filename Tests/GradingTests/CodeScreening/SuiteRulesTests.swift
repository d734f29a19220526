import XCTest

@testable import Grading
@testable import SwiftSource

final class SuiteRulesTests: XCTestCase {
    private static let assertion = "$s6XCTest13XCTAssertTrueyySbF"

    /// What is refused where the tests refer to these names, too.
    private func refusal(
        _ symbols: String..., besides: Set<String> = [], finished: [String] = [],
        members: Set<String> = [], words: Set<String> = [], types: Set<String> = []
    ) -> RefusedCode.Reason? {
        func uses(_ symbols: [String]) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: ([Self.assertion] + symbols).map { ($0, 1) })
        }
        let rules = SuiteRules(
            module: "Stage1", finished: SILNames(symbols: uses(finished), members: ["Row.title"]),
            finishedTypes: StageTypes(names: ["Row"]))
        return rules.refusal(
            of: SILNames(
                symbols: uses(symbols), ofWitnesses: besides, members: members.union(["Row.title"]),
                types: words),
            types: StageTypes(names: types.union(["Row"])))
    }

    func testWhatBelongsToNoTypeHasToBeTheSame() {
        let peek = "$s6Stage14peekSiyF"
        XCTAssertEqual(refusal(peek), .notAsked("peek"))
        XCTAssertEqual(refusal("$s6Stage14peekSivg"), .notAsked("peek"))
        XCTAssertEqual(refusal("$sSS6Stage1E5countSivg"), .nameOfTheLanguage("count"))
        XCTAssertEqual(refusal("$s6Stage12eeoiySbSS_SStF"), .nameOfTheLanguage("=="))
        XCTAssertNil(refusal(peek, finished: [peek]))
        // A variable in the place of a function.
        XCTAssertNil(refusal("$s6Stage14peekSivg", finished: [peek]))
        // A member of a type is another thing.
        XCTAssertEqual(refusal(peek, finished: ["$s6Stage11AV4peekyyF"]), .notAsked("peek"))
        let fixture = "$s6Shared7ProductV6Stage1E7fixture2idACSi_tFZ"
        XCTAssertEqual(refusal(fixture), .notAsked("fixture"))
    }

    func testMembersCanBeDeclaredInAnotherWay() {
        // A computed property, in a class or for a protocol, where the finished one is stored.
        XCTAssertNil(refusal("$s6Stage13RowC5titleSSvg"))
        XCTAssertNil(refusal("$s6Stage15TitlePAAE5titleSSvg"))
        XCTAssertNil(refusal(members: ["Other.title", "Optional.some"]))
        XCTAssertEqual(refusal("$s6Stage13RowC4peekyyF"), .notAsked("peek"))
        XCTAssertEqual(refusal(members: ["Row.peek"]), .notAsked("peek"))
        let row = "$s6Stage13RowVACycfC"
        XCTAssertEqual(refusal(row), .notAsked("Row"))
        // A class in the place of a structure, but none of another name.
        XCTAssertNil(refusal("$s6Stage13RowCACycfC", finished: [row]))
        XCTAssertEqual(refusal("$s6Stage15OtherVACycfC", finished: [row]), .notAsked("Other"))
        XCTAssertEqual(
            refusal("$s6Stage13RowV13stringLiteralACSS_tcfC", finished: [row]),
            .nameOfTheLanguage("Row"))
    }

    func testAssertionsHaveToBeUsedAsOften() {
        let rules = SuiteRules(
            module: "Stage1", finished: SILNames(symbols: [Self.assertion: 2]),
            finishedTypes: StageTypes())
        XCTAssertEqual(
            rules.refusal(of: SILNames(symbols: [Self.assertion: 1]), types: StageTypes()),
            .nameOfTests("XCTAssertTrue"))
        XCTAssertEqual(refusal("$s6XCTest7XCTFailyyF"), .nameOfTests("XCTFail"))
    }

    func testASubscriptWithoutALabelIsAnother() {
        let labelled = "$sSa6Stage1E4safexSgSi_tcig"
        XCTAssertEqual(CompiledName(labelled)?.firstLabel, "safe")
        XCTAssertNil(refusal(labelled, finished: [labelled]))
        XCTAssertEqual(
            refusal("$sSa6Stage1EyxSicig", finished: [labelled]), .nameOfTheLanguage("subscript"))
    }

    /// Two values are compared by what their type's conformance calls.
    func testWhatTheCompilerComparesIsNotComparedByTheStage() {
        let symbols = ["$s6Stage13RowVMn", "$s6Stage13RowVSQAAMc"]
        func types(_ symbols: [String]) -> StageTypes {
            StageTypes(declaredIn: ObjectFile(defined: Set(symbols)), of: "Stage1")
        }
        let derived = "$s6Stage13RowV23__derived_struct_equalsySbAC_ACtFZ"
        let finished = types(symbols + [derived])
        XCTAssertEqual(
            finished, StageTypes(names: ["Row"], withEqualParts: ["Row"], equatable: ["Row"]))
        let rules = SuiteRules(
            module: "Stage1", finished: SILNames(), finishedTypes: finished)
        XCTAssertNil(rules.refusal(of: SILNames(), types: finished))
        XCTAssertEqual(
            rules.refusal(of: SILNames(), types: types(symbols)), .nameOfTheLanguage("=="))
        // A type that can't be compared at all takes nothing's place.
        XCTAssertNil(rules.refusal(of: SILNames(), types: types([symbols[0], derived])))
        XCTAssertNil(rules.refusal(of: SILNames(), types: types([symbols[0]])))
    }

    func testOnlyTypesThatOthersCanUseAreThere() {
        let types = StageTypes(
            declaredIn: ObjectFile(
                defined: [
                    "$s6Stage13RowV5titleSSvg", "$s6Stage13RowV4PartVMn", "$s6Stage14peekyyF",
                    "$s6Stage13any33_DC5B66BBDE2FA88EBF23612719EFAAEELLyyF",
                    "$s6Stage16Hidden33_DC5B66BBDE2FA88EBF23612719EFAAEELLVMn",
                    "$s6Stage14peekyyF5LocalL_VMn", "$s6Stage15TitleMp",
                ]), of: "Stage1")
        XCTAssertEqual(types.names, ["Row", "Part", "Title"])
    }

    func testWhatIsOfOtherModules() {
        XCTAssertNil(refusal("$sSS5countSivg"))
        XCTAssertEqual(refusal("getpid"), .nameOfAnother("getpid"))
        XCTAssertEqual(refusal("$s5Other4peekyyF"), .nameOfAnother("peek"))
    }

    func testNamesThatCantBeReadAreRefused() {
        let tangled = "$s6Stage13RowC4peekyy" + String(repeating: "AASg", count: 20) + "F"
        XCTAssertEqual(refusal(tangled), .notAsked("Row"))
        XCTAssertEqual(refusal("$s6Stage13RowC0010ab_fcbJJGyF"), .notAsked("Row"))
    }

    func testATypeUnderANameThatTheTestsUse() {
        XCTAssertNil(refusal(types: ["Helper"]))
        XCTAssertEqual(refusal(words: ["Always"], types: ["Always"]), .notAsked("Always"))
        XCTAssertNil(refusal(words: ["Row"]))
    }

    func testAProtocolCanDemandMoreAndMeetItItself() {
        XCTAssertNil(refusal(besides: ["$s6Stage15TitlePAAE4peekyyF"]))
        XCTAssertEqual(
            refusal(besides: ["$sSH6Stage1E4hashyyF"]), .nameOfTheLanguage("hash"))
    }
}
