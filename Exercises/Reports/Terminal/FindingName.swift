import Grading

/// Names what a finding is about.
enum FindingName {
    /// A test without its module, a path, a bug, a name; empty where it is the whole stage.
    static func text(of finding: Finding) -> String {
        switch finding.subject {
        case .stage: ""
        case .test(let name) where name.contains("."): ResultLines.name(ofTest: name)
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}
