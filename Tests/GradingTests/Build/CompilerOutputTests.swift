import XCTest

@testable import Grading

final class CompilerOutputTests: XCTestCase {
    private func output(_ text: String) -> CompilerOutput {
        let paths = PathNames(
            workspace: Workspace(root: "/kit/.grade/w", files: .live, workshop: .shipped),
            moduleTree: .starter,
            ownTestsTree: .starter)
        return CompilerOutput(text: text, paths: paths)
    }

    func testKeepsErrorsOnceWithTheirLines() {
        let output = output(
            """
            [3/9] Compiling Stage1 EvenOdd.swift
            /kit/.grade/w/Starter/Stage1/EvenOdd.swift:3:5: error: cannot find 'x' in scope
            2 | func f() {
            3 |     x
              |     `- error: cannot find 'x' in scope
            /kit/.grade/w/Starter/Stage1/EvenOdd.swift:4:5: warning: unused
            4 |     1
            [4/9] Emitting module Stage1
            /kit/.grade/w/Starter/Stage1/EvenOdd.swift:3:5: error: cannot find 'x' in scope
            3 |     x
            error: fatalError
            """)
        XCTAssertEqual(
            output.message.text,
            """
            Starter/Stage1/EvenOdd.swift:3:5: error: cannot find 'x' in scope
            2 | func f() {
            3 |     x
              |     `- error: cannot find 'x' in scope
            """)
        XCTAssertTrue(output.namesAPlace)
    }

    func testOfANoteInAnotherFileOnlyItsFirstLineIsKept() {
        let output = output(
            """
            /kit/.grade/w/Starter/Stage1/B.swift:3:5: error: type 'A' does not conform to 'P'
            3 | class A: P {}
              |       `- error: type 'A' does not conform to 'P'

            /kit/.grade/w/Starter/Stage1/A.swift:1:7: note: protocol requires function 'go()'
            1 | protocol P { func go() }
              |                   `- note: protocol requires function 'go()'

            /usr/lib/C.swift:1:7: note: protocol requires function 'stop()'
            /kit/.grade/w/Starter/Stage1/B.swift:4:5: note: add a stub
            """)
        XCTAssertEqual(
            output.message.text,
            """
            Starter/Stage1/B.swift:3:5: error: type 'A' does not conform to 'P'
            3 | class A: P {}
              |       `- error: type 'A' does not conform to 'P'

            Starter/Stage1/A.swift:1:7: note: protocol requires function 'go()'
            """)
    }

    /// The source of a test may contain text that looks like compiler output.
    func testSourceThatLooksLikeAnErrorIsShownWithItsError() {
        let text = """
            A.swift:3:9: error: cannot find 'x' in scope
             2 |     let old = "B.swift:1:1: error: no"
             3 |     x = "B.swift:1:1: note: no"
               |     `- error: cannot find 'x' in scope
            A.swift:4:9: error: cannot find 'y' in scope
             2 |     let old = "B.swift:1:1: error: no"
             3 |     x = "B.swift:1:1: note: no"
             4 |     y = 2
            """
        XCTAssertEqual(output(text).message.text, text)
        XCTAssertEqual(output(text).message.errors.count, 2)
    }

    func testWithoutAPlaceTheEndOfTheOutputIsKept() {
        let output = output("error: link command failed with exit code 1")
        XCTAssertFalse(output.namesAPlace)
        XCTAssertEqual(output.message.text, "error: link command failed with exit code 1")
    }

    func testBuildProgressIsNotPartOfAMessage() {
        let output = output(
            """
            Building for debugging...
            [0/12] Write swift-version-6A52.txt
            warning: ignoring '-enable-batch-mode' because '-whole-module-optimization' was also \
            specified
            remark: Incremental compilation has been disabled: it is not compatible
            [11/12] Linking stage.xctest
            error: ExitCode(rawValue: 1)
            error: cancelled
            error: link command failed with exit code 1
            ld: multiple definition of '_init'
            """)
        XCTAssertEqual(
            output.message.text,
            """
            error: link command failed with exit code 1
            ld: multiple definition of '_init'
            """)
    }

    func testRecognizesAFullDisk() {
        XCTAssertTrue(output("error: No space left on device").isDiskFull)
        XCTAssertFalse(output("error: cannot find 'x' in scope").isDiskFull)
    }

    func testLongMessagesAreCut() {
        let errors = (1...200).map { "/kit/.grade/w/Starter/Stage1/A.swift:\($0):1: error: no" }
        let lines = output(errors.joined(separator: "\n")).message.lines
        XCTAssertEqual(lines.count, CompilerOutput.maximumMessageLines)
    }

    func testPathsAreShownAsTheLearnerKnowsThem() {
        let paths = PathNames(
            workspace: Workspace(root: "/w", files: .live, workshop: .shipped),
            moduleTree: .finished,
            ownTestsTree: .starter)
        XCTAssertEqual(
            paths.rename(
                "/w/Starter/Stage1/A.swift /w/Starter/Stage1Tests/B.swift /w/Tests/C.swift"),
            "Finished/Stage1/A.swift Starter/Stage1Tests/B.swift Tests/C.swift")
    }
}
