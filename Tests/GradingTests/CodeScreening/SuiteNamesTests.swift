import XCTest

@testable import Grading
@testable import SwiftSource

final class SuiteNamesTests: XCTestCase {
    /// A suite may refer only to names of the finished stage, and a stage may only add declarations
    /// that can't affect the suite.
    func testNamesThatCouldChangeASuiteAreRefused() {
        let names = SuiteNames(
            module: "Stage1",
            finished: ObjectFile(defined: [
                "$s6Stage13RowVMn", "$s6Stage13RowV5titleSSvg", "$s6Stage13RowV4PartVMn",
                "$s6Stage15TitleMp",
            ]),
            suite: ["A.swift": Array("row.title; row.count; peek(Row.Part())".utf8)])
        for (symbol, told) in [
            // The same declaration may have a different form: stored or computed, in a class, or
            // for a protocol.
            ("$s6Stage13RowC5titleSSvg", nil), ("$s6Stage15TitlePAAE5titleSSvg", nil),
            ("$s6Stage13RowCACycfC", nil), ("$s6Stage13RowV4PartVAEycfC", nil),
            // An additional declaration is allowed if the tests don't use its name.
            ("$s6Stage13RowC5otheryyF", nil),
            ("$s6Stage13RowC5countSivg", "count"), ("$s6Stage13RowC4peekyyF", "peek"),
            ("$s6Stage13RowVyS2icig", "subscript"), ("$s6Stage13RowV2eeoiySbAC_ACtFZ", "=="),
            ("$s6Stage13RowV13stringLiteralACSS_tcfC", "Row"), ("$s6Stage13RowVSQAAMc", "Row"),
            ("$s6Stage13RowV5OtherVMn", "Other"), ("$s6Stage15OtherVACycfC", "Other"),
            // A declaration outside of the stage's types, in an extension of another module's type,
            // or in another module.
            ("$s6Stage14peekSiyF", "peek"), ("$s6Stage12eeoiySbSS_SStF", "=="),
            ("$sSS6Stage1E5countSivg", "count"),
            ("$s6Shared7ProductV6Stage1E7fixture2idACSi_tFZ", "fixture"),
            ("$s6XCTest7XCTFailyyF", "XCTFail"), ("getpid", "getpid"),
            ("$s5Other4peekyyF", "peek"),
            // A name that can't be parsed, or a declaration that is private to its file.
            ("$s6Stage13RowC4peekyy" + String(repeating: "AASg", count: 20) + "F", "Row"),
            ("$s6Stage13RowC0010ab_fcbJJGyF", "$s6Stage13RowC0010ab_fcbJJGyF"),
            ("$s6Stage13RowV6title033_DC5B66BBDE2FA88EBF23612719EFAAEELLSSvg", "title0"),
            ("$s6Stage13RowC5titleQryFQOMg", "title"),
        ] as [(String, String?)] {
            XCTAssertEqual(names.refused(of: [symbol]), told, "\(symbol): \(demangled(symbol))")
        }
    }
}
