import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// What helps with code and tests that don't compile.
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

    /// What the advice for each row says, as its kind. That it helps is shown by a test that compiles.
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
            Set(Cure.Kind.allCases), Set(CureRow.all.map(\.kind) + [.unlistedTest]))
        XCTAssertLessThanOrEqual(Cure.Kind.allCases.count, 30)
    }

    func testWhatXCTestCannotListHasACure() {
        for (broken, _) in CureRow.unlisted {
            let source = CureRow(.unlistedTest, .members, broken, says: "", "").file(broken)
            let failure = ListErrors(sources: ["A.swift": source]).charged(.withoutPlace("error"))
            guard case .errors(let said) = failure, let error = said.errors.first else {
                XCTFail("\(failure)")
                continue
            }
            XCTAssertEqual(
                Self.cures(isOfTests: true).cure(for: error)?.kind, .unlistedTest, broken)
        }
    }

    func testErrorsThatAreNobodysSlipHaveNoCure() {
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

    func testTheFirstErrorAloneHasAFindingInItsPlace() {
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

    func testTheLibraryIsThatOfTheTypeWithTheError() {
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

    func testAnUnclosedBraceIsFoundByTheIndentation() {
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
                module: "Stage1", isOfTests: false, sources: [:], shared: read(shared))
        }
        let own = finished + ["extension FirstBasicViewController { func helper() {} }"]
        return BuildCures(
            module: "Stage1", isOfTests: true, sources: [:], ownCode: read(own),
            finishedCode: read(finished),
            finishedTests: doubles.mapValues { Declarations(SwiftText($0)) },
            shared: read(shared), helpers: read(helpers))
    }
}
