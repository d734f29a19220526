import XCTest

@testable import Grading
@testable import Reports

/// What is said of code that isn't judged, and how it is kept.
final class RefusedCodeTextTests: XCTestCase {
    private let reasons: [(RefusedCode.Reason, String)] = [
        (
            .notAsked("peek"),
            "with this code, the official tests would use peek, and the exercise doesn't ask for that: "
                + "rename or remove it, or compare its types with those of the exercise."
        ),
        (
            .attribute("@abi"),
            "no exercise needs @abi, and code with it can't be judged: remove it."
        ),
        (
            .nameOfAnother("A_main"),
            "the tests bring their own beginning of the program. Take out main.swift, or '@main'."
        ),
        (
            .nameOfAnother("write"),
            "a function with the linker's name write would take the place of another one: remove it."
        ),
        (
            .ownSection(".abc"),
            "something with a section of its own, .abc, can't be judged: remove it."
        ),
        (
            .isTest(folder: "Starter/Stage1Tests"),
            "this is a test, and stands among the code. Move the file to Starter/Stage1Tests."
        ),
        (
            .longName(start: "abc", letters: 70000),
            "the name abc… has 70000 letters, more than the compiler can tell apart: give it a "
                + "shorter one."
        ),
        (
            .foreignImport(of: "Stage2", into: "Stage1"),
            "Stage1 can't import Stage2, and no exercise needs it: remove the import."
        ),
    ]

    func testEachReasonHasItsWords() {
        for (reason, words) in reasons {
            let code = RefusedCode(path: "Starter/Stage1/A.swift", line: 3, reason: reason)
            XCTAssertEqual(
                BuildFailureText.describe(.refusedCode(code)),
                "Starter/Stage1/A.swift:3: error: \(words)")
        }
    }

    func testWithoutALineTheFolderIsNamedAndWhatIsMissingComesBehind() {
        let code = RefusedCode(path: "Starter/Stage1/", line: nil, reason: .ownSection(".abc"))
        let file = MissingFile(path: "Starter/Stage1/B.swift", exercise: "b")
        XCTAssertEqual(
            BuildFailureText.describe(.refusedCode(code, missing: [file])),
            """
            Starter/Stage1/: error: something with a section of its own, .abc, can't be judged: remove it.
            Starter/Stage1/B.swift isn't there.
            'swift run grade reset b' puts it back.
            """)
    }
}
