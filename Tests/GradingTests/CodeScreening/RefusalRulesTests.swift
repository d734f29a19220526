import XCTest

@testable import Grading
@testable import SwiftSource

final class RefusalRulesTests: XCTestCase {
    private let rules = RefusalRules(module: "Stage1", isTests: false, helpers: ["waitUntil"])

    private func refusal(_ names: String...) -> [RefusedCode.Reason?] {
        names.map { rules.refusal(of: ObjectFile(defined: [$0])) }
    }

    func testNamesOfTheTests() {
        XCTAssertEqual(
            refusal(
                "$s6Stage114XCTAssertEqualyyx_xtlF", "$s6Stage19waitUntilyyF",
                "$s6Stage17XCTFail33_DC5B66BBDE2FA88EBF23612719EFAAEELLyyF"),
            [.nameOfTests("XCTAssertEqual"), .nameOfTests("waitUntil"), .nameOfTests("XCTFail")])
    }

    func testNamesOfTheLinker() {
        XCTAssertEqual(refusal("write", "main"), [.nameOfAnother("write"), .nameOfAnother("main")])
        XCTAssertEqual(
            refusal("__swift_memcpy16_8", "symbolic SS", "got.$sSSMn", "swift_willThrowTyped"),
            [nil, nil, nil, nil])
        // Who has written it decides.
        let sil = SILReferences(
            sil: "sil [asmname \"swift_release\"] [ossa] @$s6Stage1rTo : $() -> () {")
        XCTAssertEqual(rules.refusal(of: sil), .nameOfAnother("swift_release"))
        // Those of its tests begin with its name.
        let tests = SILReferences(sil: "sil [ossa] @$s11Stage1Tests4peekyyF : $() -> () {")
        XCTAssertEqual(rules.refusal(of: tests), .nameOfAnother("peek"))
    }

    func testWhatIsTheStagesOwnIsTaken() {
        XCTAssertEqual(
            refusal(
                "$s6Stage14peekSiyF", "$sSS6Stage1E5countSivg",
                "$ss27_finalizeUninitializedArrayySayxGABnlF"),
            [nil, nil, nil])
    }

    func testWhatRunsAtLoad() {
        for section in [
            ".init_array", ".init_array.101", ".ctors", ".fini_array", "swift5_replace",
        ] {
            XCTAssertEqual(
                rules.refusal(of: ObjectFile(sections: [section])), .runsAtLoad, section)
        }
    }

    func testSectionsOfTheirOwn() {
        func refusal(_ section: String) -> RefusedCode.Reason? {
            rules.refusal(
                of: SILReferences(
                    sil: "sil_global hidden [let] [used] [section \"\(section)\"] @x : $Int"))
        }
        XCTAssertEqual(
            refusal(".swift1_autolink_entries"), .ownSection(".swift1_autolink_entries"))
        XCTAssertNil(refusal("swift5_tests"))
        XCTAssertNil(refusal(".lldbsummaries"))
    }

    func testAnotherNameForATypeThatTheOfficialTestsSpeakOf() {
        func refusal(_ name: String, finished: String = "") -> RefusedCode.Reason? {
            rules.refusal(
                of: SILReferences(sil: "typealias \(name) = Int"),
                asked: AskedNames(
                    finished: [Array(finished.utf8)],
                    tests: [Array("let id = ObjectIdentifier(Answers())\nenum Answers {}".utf8)]))
        }
        XCTAssertEqual(refusal("ObjectIdentifier"), .nameOfTheLanguage("ObjectIdentifier"))
        XCTAssertNil(refusal("Answers"))
        XCTAssertNil(refusal("ObjectIdentifier", finished: "struct ObjectIdentifier {}"))
    }
}
