import Catalog
import Grading
import TerminalKit

/// Names tests and findings, and draws an official test that did not pass.
package struct ResultLines {
    let outline: TerminalOutline

    package init(style: Style, width: Int = TextWidth.usual) {
        outline = TerminalOutline(style: style, width: width)
    }

    /// Its name, its place, and why it did not pass.
    package func lines(of result: TestResult) -> [String] {
        outline.lines(
            of: OutlineItem(
                role: .failed, names: [Self.name(of: result)], place: result.place,
                lines: FailureLines.official(result), test: result))
    }

    /// The name without the module: `EvenOddTests.testZeroIsEven`.
    package static func name(of result: TestResult) -> String { name(ofTest: result.name) }

    package static func name(ofTest name: String) -> String {
        let name = name.split(separator: ".").dropFirst().joined(separator: ".")
        return PlainText.safe(name.replacing("/", with: "."))
    }
}

/// Names the subject of a finding.
package enum FindingName {
    /// The test without its module, the path, the bug or the name; empty for the whole stage.
    package static func text(of finding: Finding) -> String {
        switch finding.subject {
        case .test(let name) where name.contains("."): ResultLines.name(ofTest: name)
        default: finding.nameOfSubject
        }
    }
}
