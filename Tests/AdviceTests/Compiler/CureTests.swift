import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests the advice for code and tests that don't compile.
final class CureTests: XCTestCase {
    /// The texts of the Swift files in a folder of the kit.
    private static func texts(_ folder: String) -> [String] {
        let root = FixtureLearner.kit.path(folder)
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.compactMap {
            try? String(contentsOfFile: "\(root)/\($0)", encoding: .utf8)
        }
    }

    private static let finished = texts("Finished/Stage1") + texts("Finished/Stage3")
    private static let shared = texts("Exercises/Shared")
    private static let helpers = texts("Tests/TestHelpers")
    private static let doubles = [
        "Starter/Stage3Tests/MockProductNetwork.swift": "final class MockProductNetwork {}"
    ]

    private func findings(
        _ printed: String, _ files: [String: String], inTests: Bool
    ) -> [Finding] {
        var workshop = WorkshopSources.none
        workshop.finished = { Self.finished }
        workshop.finishedTests = { Self.doubles }
        workshop.shared = { Self.shared }
        workshop.helpers = { Self.helpers }
        let failure = BuildFailure.errors(CompilerDiagnostics(text: printed))
        let stage = StageReport(
            stage: shipped(1), suite: inTests ? .ran([]) : .notBuilt(failure, tests: []),
            ownTests: inTests ? .notBuilt(failure) : .none, findings: [])
        let own = Self.finished + ["extension FirstBasicViewController { func helper() {} }"]
        let code = Dictionary(uniqueKeysWithValues: own.enumerated().map { ("\($0).swift", $1) })
        return stageAdvice(
            stage,
            StageSources(
                code: inTests ? code : files, ownTests: inTests ? files : [:], workshop: workshop)
        ).cures(inTests: inTests)
    }

    /// This test checks only the kind of the advice. `CureTableCompileTests` checks that following the
    /// advice fixes the error.
    func testEachErrorHasItsCure() {
        for row in CureRow.all {
            var cures = Self.cures(isOfTests: row.frame != .code)
            cures.sources = ["A.swift": Declarations(SwiftText(row.file(row.broken)))]
            let error = CompilerDiagnostics(text: row.printed).errors.first
            XCTAssertEqual(error.flatMap(cures.cure)?.kind, row.kind, row.printed)
        }
    }

    func testTheTableHasARowForEachCure() {
        XCTAssertEqual(
            Set(Cure.Kind.allCases), Set(CureRow.all.map(\.kind)))
        XCTAssertLessThanOrEqual(Cure.Kind.allCases.count, 33)
    }

    /// The advice depends on the compiler's message and on the source around the error.
    func testTheNextStepFitsTheSource() {
        func next(_ says: String, _ frame: CureRow.Frame, _ source: String) -> String? {
            let row = CureRow(.missingTry, frame, source, says: says, "")
            var cures = Self.cures(isOfTests: frame != .code)
            cures.sources = ["A.swift": Declarations(SwiftText(row.file(source)))]
            return CompilerDiagnostics(text: row.printed).errors.first.flatMap(cures.cure)?.words
                .next
        }
        let mainActor =
            "call to main actor-isolated method 'a()' in a synchronous nonisolated context"
        let rows: [(String, CureRow.Frame, String, String)] = [
            (
                "1:11: \(mainActor)", .code, "func f() { scheduledTimer { a() } }",
                "MainActor.assume"
            ),
            ("1:11: \(mainActor)", .code, "func f() { load { a() } }", "DispatchQueue.main.async"),
            ("9:1: cannot find 'assertNull' in scope", .body, "assertNull(a)", "XCTAssertNil(…)"),
            (
                "5:1: cannot find 'assertTrue' in scope", .suite,
                "@Test func it() {\nassertTrue(a)\n}",
                "#expect(a)"
            ),
            (
                "2:17: extra argument 'y' in call", .code,
                "struct A { public init(_ x: Int) {} }\nlet a = A(1, y: 2)",
                "It is declared as: init(_ x: Int)"
            ),
            (
                "9:1: reference to property 'a' in closure requires explicit use of 'self'", .body,
                "a = 1", "Write: self.a"
            ),
        ]
        for (says, frame, source, expected) in rows {
            XCTAssertEqual(next(says, frame, source)?.contains(expected), true, source)
        }
        XCTAssertNil(
            next(
                "3:13: extra argument 'z' in call", .code,
                "func f(x: Int) {}\nfunc f(y: Int) {}\nlet a = f(1, z: 2)"), "if two are called f")
    }

    func testOtherErrorsHaveNoCure() {
        let errors = [
            "cannot find 'missing' in scope", "value of type 'Int' has no member 'half'",
            "cannot find 'returns' in scope", "method does not override any method",
            "cannot assign to value: 'rest' is a 'let' constant", "expected '}' in class",
            "cannot convert value of type 'A' to expected argument type 'B'",
            "no such module 'Nimble'", "sending 'model' risks causing data races",
        ]
        for error in errors {
            for inTests in [true, false] {
                XCTAssertEqual(
                    findings(
                        "A.swift:1:1: error: \(error)\n 1 | rest = 0\n",
                        ["A.swift": "import XCTest\n"], inTests: inTests), [], error)
            }
        }
    }

    func testOnlyTheFirstErrorHasAFinding() {
        let file = "Starter/Stage1Tests/MyEvenOddTests.swift"
        let found = findings(
            "\(file):3:5: error: missing argument label 'number:' in call\n"
                + "\(file):9:1: error: cannot find 'settle' in scope\n",
            [file: "import XCTest"], inTests: true)
        XCTAssertEqual(found.map { $0.place?.line }, [3])
        XCTAssertEqual(found.map(\.exercises), [["even-odd"]])
        let unknown = "\(file):1:1: error: no\n\(file):9:1: error: cannot find 'settle' in scope\n"
        XCTAssertEqual(findings(unknown, [file: "import XCTest"], inTests: true), [])
    }

    /// The compiler prints only one of the places.
    func testAllDeclarationsOfANameAreListed() {
        let files = [
            "A.swift": "final class MyTests {\n    func testIt() {}\n}\nfunc help() {}\n",
            "B.swift": "final class Other {\n    func testIt() {}\n}\n\nfunc help() {}\n",
            "C.swift": "extension MyTests {\n    func testIt() {}\n}\nstruct Other {}\n",
            "D.swift": "func check() {}\nfunc check() {}\nfunc check(text: String) {}\n",
            "E.swift": "private func check() {}\n",
        ]
        for (says, places) in [
            ("B.swift:5:6: error: invalid redeclaration of 'help()'", ["A.swift:4", "B.swift:5"]),
            (
                "A.swift:2:10: error: invalid redeclaration of 'testIt()'",
                ["A.swift:2", "C.swift:2"]
            ),
            (
                "A.swift:9:1: error: 'Other' is ambiguous for type lookup",
                ["B.swift:1", "C.swift:4"]
            ),
            ("A.swift:9:1: error: ambiguous use of 'help()'", ["A.swift:4", "B.swift:5"]),
            (
                "A.swift:9:1: error: ambiguous use of 'init()'\n 9 | Other()",
                ["B.swift:1", "C.swift:4"]
            ),
            ("A.swift:9:1: error: 'Other' is not like 'help'", []),
            ("D.swift:2:6: error: invalid redeclaration of 'check'", ["D.swift:1", "D.swift:2"]),
            ("A.swift:9:1: error: invalid redeclaration of 'MyTests'", []),
        ] {
            for inTests in [true, false] {
                let found = findings(says, files, inTests: inTests).first?.words.text ?? ""
                XCTAssertEqual(
                    found.split(separator: "\n").filter { $0.hasPrefix("  ") }.map {
                        String($0.dropFirst(2))
                    }, places, says)
            }
        }
    }

    func testACureBelongsToTheExercisesOfAllItsFiles() {
        let text = "final class Twice {}\n"
        for (one, other, inTests) in [
            ("Stage1Tests/MyEvenOddTests.swift", "Stage1Tests/MyLabelsTests.swift", true),
            ("Stage1/EvenOdd.swift", "Stage1/Labels.swift", false),
        ] {
            let found = findings(
                "Starter/\(one):1:13: error: invalid redeclaration of 'Twice'",
                ["Starter/\(one)": text, "Starter/\(other)": text], inTests: inTests)
            XCTAssertEqual(found.map(\.exercises), [["even-odd", "labels"]], one)
        }
    }

    func testACureUsesTheTestLibraryOfItsType() {
        let source = """
            import Testing
            import XCTest
            final class ATests: XCTestCase {
                func testIt() {}
            }
            @Suite struct BTests {
                @Test func it() {}
            }
            """
        func cure(_ line: Int) -> Cure? {
            var cures = Self.cures(isOfTests: true)
            cures.sources = ["A.swift": Declarations(SwiftText(source))]
            let text = "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
            return CompilerDiagnostics(text: "A.swift:\(line):5: error: \(text)").errors.first
                .flatMap(cures.cure)
        }
        XCTAssertTrue(cure(4)?.words.next?.contains("XCTUnwrap") == true)
        XCTAssertTrue(cure(7)?.words.next?.contains("#require") == true)
    }

    func testAnUnclosedBraceIsFoundFromTheIndentation() {
        let rows: [(source: String, line: Int?)] = [
            ("class A {\n    func one() {\n        two()\n}\n", 2),
            (
                "class A {\n    func one() {\n        two()\n\n    private func next() {\n    }\n}\n",
                2
            ),
            ("// a comment\r\nfunc a() { // open\r\nfunc other() {}\r\n", 2),
            ("class A {\n    func one() { two() }\n    let x = \"}\"\n}\n", nil),
        ]
        for (source, line) in rows {
            XCTAssertEqual(UnclosedBrace.find(in: SwiftText(source))?.line, line, source)
        }
    }

    private static func cures(isOfTests: Bool) -> BuildCures {
        func read(_ texts: [String]) -> [Declarations] {
            texts.map { Declarations(SwiftText($0)) }
        }
        guard isOfTests else {
            return BuildCures(
                module: "Stage1", isOfTests: false, sources: [:], shared: read(shared),
                otherModules: { [("Stage2", read(["struct SecondBasicViewModel {}"]))] })
        }
        let own = finished + ["extension FirstBasicViewController { func helper() {} }"]
        return BuildCures(
            module: "Stage1", isOfTests: true, sources: [:], ownCode: read(own),
            finishedCode: read(finished),
            finishedTests: doubles.mapValues { Declarations(SwiftText($0)) },
            shared: read(shared), helpers: read(helpers))
    }
}
