import Grading

/// Names the subject of a finding.
package enum FindingName {
    /// The test without its module, the path, the bug or the name; empty where the subject is the
    /// whole stage.
    package static func text(of finding: Finding) -> String {
        switch finding.subject {
        case .stage: ""
        case .test(let name) where name.contains("."): ResultLines.name(ofTest: name)
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}
