import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import SwiftSource

/// Tests how compiler output is parsed and reproduced.
final class CompilerDiagnosticsTests: XCTestCase {
    private let file = "Starter/Stage1/EvenOdd.swift"

    // MARK: Parsing

    func testAnErrorHasItsPlaceMessageAndSource() {
        let text = """
            \(file):3:5: error: cannot find 'x' in scope
             2 | func f() {
             3 |     x
               |     `- error: cannot find 'x' in scope
            """
        XCTAssertEqual(
            CompilerDiagnostics(text: text).errors,
            [
                CompilerDiagnostic(
                    place: SourceLocation(file: file, line: 3, column: 5), severity: .error,
                    message: "cannot find 'x' in scope",
                    excerpt: [
                        CompilerLine(printed: " 2 | func f() {"),
                        CompilerLine(printed: " 3 |     x"),
                        CompilerLine(printed: "   |     `- error: cannot find 'x' in scope"),
                    ])
            ])
    }

    func testALineOfSourceIsSplitIntoNumberAndText() {
        func parts(_ line: String) -> [String] {
            let line = CompilerLine(printed: line)
            return [line.gutter, line.number.map { "\($0)" } ?? "", line.text]
        }
        XCTAssertEqual(parts(" 3 |     x | y"), [" 3 | ", "3", "    x | y"])
        XCTAssertEqual(parts("12 | "), ["12 | ", "12", ""])
        XCTAssertEqual(parts("12 |"), ["12 |", "12", ""])
        XCTAssertEqual(parts("   |     `- error: no"), ["   | ", "", "    `- error: no"])
        for other in ["", "   :", "| a", "3 a", "A | b", file] {
            XCTAssertEqual(parts(other), ["", "", other])
        }
    }

    func testNotesBelongToTheErrorAbove() {
        let errors = diagnostics(
            "A.swift:1:1: error: one", "B.swift:2:3: note: two", " 2 | b",
            "C.swift:4:5: note: three", "D.swift:6:7: error: four"
        ).errors
        XCTAssertEqual(errors.map(\.message), ["one", "four"])
        let notes = errors.first?.notes ?? []
        XCTAssertEqual(notes.map(\.message), ["two", "three"])
        XCTAssertEqual(notes.map(\.severity), [.note, .note])
        XCTAssertEqual(notes.first?.excerpt.map(\.number), [2])
    }

    func testANoteBeforeTheFirstErrorBelongsToNoError() {
        let said = diagnostics(
            "A.swift:1:1: note: one", "A.swift:1:1: note: two", "A.swift:1:1: error: three")
        XCTAssertEqual(said.parts.count, 3)
        XCTAssertEqual(said.errors.map(\.message), ["three"])
    }

    func testWarningsAndTheirNotesAreRemoved() {
        let said = diagnostics(
            "A.swift:1:1: error: one", "A.swift:2:1: warning: two", "A.swift:3:1: note: three")
        XCTAssertEqual(said.errors.map(\.notes), [[]])
        XCTAssertEqual(said.parts.count, 2)
    }

    func testErrorsWithoutAPlaceAndUnrelatedLinesEndThePreviousError() {
        let said = diagnostics(
            "A.swift:1:1: error: one", "1 | a", "[3/9] Compiling B", "more",
            "error: link command failed", "ld: no")
        XCTAssertEqual(said.errors.map(\.excerpt.count), [1])
        guard said.parts.count == 3, case .lines(let lines) = said.parts[1],
            case .diagnostic(let link) = said.parts[2]
        else { return XCTFail("\(said.parts)") }
        XCTAssertEqual(lines.text, "[3/9] Compiling B\nmore")
        XCTAssertEqual(link.message, "link command failed")
        XCTAssertNil(link.place)
        XCTAssertEqual(link.excerpt.text, "ld: no")
    }

    /// Text in source code and in file names may also look like an error.
    func testLinesThatOnlyLookLikeErrorsAreNotErrors() {
        let said = diagnostics(
            "A.swift:1:1: error: one", " 1 | let a = \"B.swift:2:2: error: two\"",
            "   | `- B.swift:2:2: note: two", "B.swift:2: error: two", "B.swift:02:2: error: two",
            ":2:2: error: two", "B.swift:2:99999999999: error: two", "B.swift:-2:2: error: two",
            "B.swift:2:2:error: two", "B.swift:2:2: remark: two", "<unknown>:0: error: two",
            "x: error: B.swift:2:2: error: two")
        XCTAssertEqual(said.errors.map(\.message), ["one"])
        XCTAssertEqual(said.parts.count, 1)
    }

    func testAPathMayHaveSpacesAndColons() {
        for path in ["a b/c d.swift", "a:b.swift", "a:1:2.swift", "é🇩🇪.swift", "x:1:1: note: y"] {
            let error = diagnostics("\(path):3:5: error: no: error: x").errors.first
            XCTAssertEqual(error?.place, SourceLocation(file: path, line: 3, column: 5))
            XCTAssertEqual(error?.message, "no: error: x")
        }
    }

    /// An empty line ends an error's source excerpt, and a file's name may look like a line of source.
    func testAFileNamedLikeALineOfSourceIsRecognized() {
        let said = diagnostics(
            "A.swift:1:1: error: one", " 1 | a", "", " 3 | x:7:22: error: two", " 3 | b")
        XCTAssertEqual(said.errors.map(\.place?.file), ["A.swift", " 3 | x"])
    }

    // MARK: Reproducing the output

    /// The recorded output of real builds of learners' code, which also contains output of the
    /// package manager.
    func testRealOutputsAreReproducedByteForByte() throws {
        let outputs = try Self.outputs()
        XCTAssertGreaterThan(outputs.count, 8)
        for (name, text) in outputs {
            assertGivenBack(text)
            let message = CompilerOutput(text: text, paths: Self.paths).message
            assertGivenBack(message.text)
            XCTAssertEqual(message, CompilerDiagnostics(text: message.text), name)
        }
    }

    func testRealErrorsHaveTheirPlacesAndNotes() throws {
        func said(_ name: String) throws -> CompilerDiagnostics {
            let text = try XCTUnwrap(try Self.outputs()[name])
            return CompilerOutput(text: text, paths: Self.paths).message
        }
        func places(_ name: String) throws -> [String] {
            try said(name).errors.compactMap(\.place).map {
                "\($0.file.split(separator: "/").last ?? ""):\($0.line):\($0.column ?? 0)"
            }
        }
        let actors = [
            "MockProductNetwork.swift:3:13", "MyLoadingTests.swift:7:17",
            "MyLoadingTests.swift:7:44", "MyLoadingTests.swift:12:42",
        ]
        XCTAssertEqual(Array(try places("actors").prefix(4)), actors)
        XCTAssertEqual(Array(try places("actors-package-manager").prefix(4)), actors)
        XCTAssertEqual(try said("actors").errors.first?.notes.map(\.place?.line), [2])
        XCTAssertEqual(
            try said("actors-package-manager").errors.first?.notes.map(\.place?.file),
            ["Starter/Stage3/AdvancedNetworkProvider.swift"])
        XCTAssertEqual(
            try said("brace").errors.first?.excerpt.map(\.number),
            [1, 2, 3, nil, 4, 5, nil, 11, 12, 13, nil, nil])
        XCTAssertEqual(
            try places("unicode"),
            [5, 6, 10].map { "MyEvenOddTests.swift:\($0):\($0 == 5 ? 67 : $0 == 6 ? 38 : 65)" })
        XCTAssertEqual(try places("full-disk"), ["EvenOdd.swift:6:9"])
        XCTAssertEqual(try places("two-files"), [])
        XCTAssertEqual(
            CompilerDiagnostics(text: try XCTUnwrap(try Self.outputs()["hostile"])).errors
                .map(\.place?.file).suffix(6),
            [
                "a file: with colons:1:2.swift", " 3 | x", "x:1:1: note: y",
                "Starter/Stage1/NumberFormatter.swift", "[3/9] Compiling",
                "Starter/Stage1/EvenOdd.swift",
            ])
    }

    func testUnusualTextIsReproducedByteForByte() {
        let error = "\(file):3:5: error: no"
        let long = String(repeating: "long .swift", count: 20_000)
        let note = "A.swift:1:1: note: n\n"
        let texts = [
            "", "\n", "\n\n", " ", "no", error, "\(error)\n", "\n\(error)",
            "\(error)\n\n\n\(error)\n", "\(error)\r\n 3 |     x\r\n   |     ^\r\n", "\r",
            "\(error)\r\(error)", "\(error)\u{301}", "\u{0}\n\(error)\u{0}",
            "\(error)\n\u{301} 3 | x\n 3 |\u{301}x\n 3 | \u{301}x",
            "\(note)\n\(error)\n\(note)A.swift:1:1: warning: w\n\(note)",
            "error: \n\(error)\nerror: x\n[1/2] y\n\(error)", "[\(error)", " 3 | \(error)",
            "\(error)\n 3 | \(error)\n99999999999999999999 | x",
            "a b/c:d.swift:1:2: error: x", "A.swift:01:2: error: x", "A.swift:1:+2: error: x",
            "A.swift:4294967296:1: error: x", "A.swift:1:1: error: \nA.swift:1:1: error:",
            "::1:1: error: x", long, "\(long):1:1: error: x", "\(error) \(long)",
            String(repeating: "\(error)\n", count: 8000), String(repeating: note, count: 10_000),
            String(repeating: "\n", count: 200_000),
            String(repeating: ":1:1: error: ", count: 20_000),
        ]
        for text in texts { assertGivenBack(text) }
    }

    // MARK: Stored results

    /// Class results stored by an older grader contain the compiler's output.
    func testAResultFromAnOlderGraderIsRead() throws {
        let words = "\(file):3:5: error: no\\n3 | x"
        let old = """
            [{"errors": {"_0": "\(words)"}}, {"withoutPlace": {"_0": "ld: no"}},
             {"filesMissing": {"_0": [], "errors": "\(words)"}},
             {"namesMissing": {"_0": [], "errors": "\(words)"}}]
            """
        let failures = try JSONDecoder().decode([BuildFailure].self, from: Data(old.utf8))
        let errors = CompilerDiagnostics([
            CompilerDiagnostic(
                place: SourceLocation(file: file, line: 3, column: 5), severity: .error,
                message: "no", excerpt: [CompilerLine(printed: "3 | x")])
        ])
        XCTAssertEqual(
            failures,
            [
                .errors(errors), .withoutPlace(CompilerDiagnostics(text: "ld: no")),
                .filesMissing([], errors: errors), .namesMissing([], errors: errors),
            ])
    }

    private static let paths = PathNames(
        workspace: Workspace(
            root: "/kit/.grade/Starter/own-tests", files: .live, workshop: .shipped),
        moduleTree: .starter, ownTestsTree: .starter)

    /// Returns real output of the compiler, by file name without the extension.
    private static func outputs() throws -> [String: String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "CompilerOutputs")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return Dictionary(
            uniqueKeysWithValues: try files.map {
                (
                    $0.deletingPathExtension().lastPathComponent,
                    try String(contentsOf: $0, encoding: .utf8)
                )
            })
    }

    private func diagnostics(_ lines: String...) -> CompilerDiagnostics {
        CompilerDiagnostics(text: lines.joined(separator: "\n"))
    }

    private func assertGivenBack(
        _ text: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let said = CompilerDiagnostics(text: text)
        let start = String(text.prefix(200)).debugDescription
        XCTAssertTrue(Array(said.text.utf8) == Array(text.utf8), start, file: file, line: line)
        let kept = try? JSONDecoder().decode(
            CompilerDiagnostics.self, from: try JSONEncoder().encode(said))
        XCTAssertTrue(kept == said, start, file: file, line: line)
    }
}
