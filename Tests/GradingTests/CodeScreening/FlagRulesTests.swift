import XCTest

@testable import Grading
@testable import SwiftSource

final class FlagRulesTests: XCTestCase {
    func testSymbolNamesAreFlagged() throws {
        for (symbol, written, flagged) in [
            // The compiler itself also uses these symbols, so they are flagged only if the source
            // contains their names.
            ("memcpy", "", nil), ("memcpy", "memcpy", "memcpy"), ("sin", "sin", nil),
            ("$ss11_typeByNameyypXpSgSSF", "", nil),
            ("$ss11_typeByNameyypXpSgSSF", "_typeByName", "_typeByName"),
            ("$ss13unsafeBitCast_2toq_x_q_mtr0_lF", "unsafeBitCast", "unsafeBitCast"),
            ("$s10Foundation11ProcessInfoCMa", "", "ProcessInfo"),
            ("$s10Foundation4DateVMa", "", nil),
            // The object file contains no name for a member of a file manager, so the source
            // decides.
            ("$s10Foundation11FileManagerC7defaultACvgZ", "fileExists", nil),
            (
                "$s10Foundation11FileManagerC7defaultACvgZ", "currentDirectoryPath",
                "FileManager.currentDirectoryPath"
            ),
            ("$s6XCTest11XCTestSuiteCMa", "", "XCTest.XCTestSuite"),
        ] as [(String, String, String?)] {
            let rules = FlagRules(ownModules: ["Stage4"], isTests: false, words: [written])
            XCTAssertEqual(rules.flagged(try XCTUnwrap(CompiledName(symbol))), flagged, symbol)
        }
    }

    func testWordsInTheSourceAreFlagged() {
        let rules = TextFlags(hidden: ["_count"], takesArguments: true)
        for (line, words) in [
            ("nonisolated(unsafe) var a = 1", []),
            ("unowned(unsafe) let a: A", ["unowned(unsafe)"]),
            ("let a = (unsafe b)", ["unsafe"]), ("nonisolated(unsafe b)", ["unsafe"]),
            ("a[unchecked: 1]", ["[unchecked:]"]),
            ("b.reset(toUncheckedCount: 1)", ["toUncheckedCount"]),
            ("#if hasFeature(A)", ["hasFeature"]), ("a._count + a._hits + _", ["_count"]),
            ("  /// @section, unsafe", []), ("a // @section, me@example.com", ["@section"]),
            ("String(format: \"%.2f of %d%%\", a, f(b, c))", []),
            ("String(format: text, a)", ["format:"]),
            ("String(format: \"%d %d\", f(a, b))", ["format:"]),
            ("String(format: \"%@\", a)", ["format:"]),
            ("String(format: \"%d\" + text, a)", []), ("NSLog(\"%d\", a)", []),
            ("NSLog(a)", ["NSLog"]), ("a.appendingFormat(b)", ["appendingFormat"]),
        ] as [(String, [String])] {
            let found = rules.flags(of: SourcePlaces(["A.swift": Array(line.utf8)]).words)
            XCTAssertEqual(found.map(\.word), words, line)
        }
    }

    func testCompilerWarningsAreFlagged() {
        let output = """
            A.swift:8:40: warning: expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]
            7 |
            8 |     "abc".withCString { $0[3] }
              |     |     |- note: reference to instance method 'withCString' involves unsafe type 'UnsafePointer<Int8>'
              |     `- warning: expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]

            A.swift:9:1: warning: expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]
            9 | K.k += 1
              |   |- note: reference to nonisolated(unsafe) static property 'k' is unsafe in concurrently-executing code
              | `- warning: expression uses unsafe constructs but is not marked with 'unsafe' [#StrictMemorySafety]

            A.swift:9:1: warning: variable 'a' was never used [#no-usage]
            9 | let a = 1
              | `- warning: variable 'a' was never used [#no-usage]

            """
        XCTAssertEqual(
            MemoryWarnings.flags(in: output),
            [SourceFlag(word: "UnsafePointer", file: "A.swift", line: 8)])
    }

    /// Neither the code that macros generate for exit tests nor the parts of `ExitTest` that tests
    /// use are flagged. The other parts of `ExitTest` are flagged.
    func testNamesThatExitTestsNeedAreNotFlagged() throws {
        let rules = FlagRules(ownModules: [], isTests: true, words: [])
        func flag(_ name: String) -> String? {
            CompiledName(name).flatMap { rules.flagged($0) }
        }
        XCTAssertNil(flag("$s7Testing8ExitTestV9ConditionV7failureAEvgZ"))
        XCTAssertNil(flag("$s7Testing8ExitTestV6ResultVMa"))
        XCTAssertEqual(flag("$s7Testing8ExitTestV7currentACSgvgZ"), "ExitTest.current")
        XCTAssertEqual(flag("$s7Testing6RunnerVMa"), "Runner")
        XCTAssertEqual(
            FlagRules(ownModules: [], isTests: false, words: []).flagged(
                try XCTUnwrap(CompiledName("$s7Testing8ExitTestV6ResultVMa"))),
            "Testing.ExitTest")
    }
}
