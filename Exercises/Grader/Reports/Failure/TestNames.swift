import Advice
import Grading
import SwiftSource
import TerminalKit

/// Names tests and the subjects of findings.
package enum TestNames {
    /// The name without the module: `EvenOddTests.testZeroIsEven`.
    package static func name(of result: TestResult) -> String { name(ofTest: result.name) }

    package static func name(ofTest name: String) -> String {
        PlainText.safe(TestName.withoutModule(name).replacing("/", with: "."))
    }

    /// The name of a finding's subject: the test without its module, the path, the bug, or another name;
    /// empty if the finding is about the whole stage.
    static func subject(of finding: Finding) -> String {
        switch finding.subject {
        case .test(let name) where name.contains("."): self.name(ofTest: name)
        default: finding.nameOfSubject
        }
    }
}
