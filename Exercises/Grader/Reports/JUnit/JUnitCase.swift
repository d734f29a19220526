import SwiftSource

/// A `testcase` of the JUnit file.
struct JUnitCase {
    /// The outcome of a case. A failure comes from an assertion; an error is anything else.
    enum Outcome: String {
        case passed, failure, error, skipped
    }

    var name: String
    let className: String
    let file: String
    let line: Int?
    let seconds: Double
    let outcome: Outcome
    /// The status in one word.
    let type: String
    let message: String
    let output: String

    /// The statuses that don't come from an assertion.
    private static let errors: Set<String> = [
        "compileError", "crashed", "timedOut", "outOfMemory", "notRun",
    ]

    /// Creates a case. An item can be a test, a method that never runs, a build, or tests that don't start.
    ///
    /// - Parameter suite: The class of a case that isn't a test.
    init(_ item: OutlineItem, in section: OutlineSection, suite: String) {
        let test = item.test.map { TestName($0.name) }
        let own = item.failure == nil ? item.names.first ?? "start" : "build"
        let module = test.map { [$0.module, $0.suites.joined(separator: "/")] }
        name = Self.named(test?.title ?? own)
        className = Self.named(
            module.map { $0.filter { !$0.isEmpty }.joined(separator: ".") } ?? suite)
        file = item.place?.file ?? item.file
        line = item.place?.line
        seconds = item.test?.seconds ?? 0
        output = item.test?.output ?? ""
        outcome =
            switch item.role {
            case .skipped: .skipped
            case .toFix where item.test?.isSkipped == true: .skipped
            case .failed, .toFix: Self.errors.contains(item.kind) ? .error : .failure
            case .passed, .warning, .remark, .bug, .note: .passed
            }
        type = item.kind
        message = item.message(in: section)
    }

    /// The cases with unique names, because CI systems treat two cases with the same name as one test. Names
    /// are compared in the form that the file contains.
    static func withoutDuplicates(_ cases: [JUnitCase]) -> [JUnitCase] {
        var seen: Set<String> = []
        return cases.map { test in
            var result = test
            var count = 1
            while !seen.insert(XML("\(result.className) \(result.name)").source).inserted {
                count += 1
                result.name = "\(test.name) (\(count))"
            }
            return result
        }
    }

    var element: XML {
        let line: XML = line.map { " line=\"\($0)\"" } ?? ""
        let start: XML = """
            <testcase name="\(name)" classname="\(className)" time="\(Self.time(seconds))" \
            file="\(file)"\(line)
            """
        let printed: XML = output.isEmpty ? "" : "<system-out>\(output)</system-out>"
        let content: XML = "\(detail)\(printed)"
        return content == "" ? "\(start)/>" : "\(start)>\(content)</testcase>"
    }

    private var detail: XML {
        // CI systems show this line in a list of failures.
        let first = String(message.split(whereSeparator: \.isNewline).first ?? "")
        return switch outcome {
        case .passed: ""
        case .failure: "<failure message=\"\(first)\" type=\"\(type)\">\(message)</failure>"
        case .error: "<error message=\"\(first)\" type=\"\(type)\">\(message)</error>"
        case .skipped: "<skipped message=\"\(message)\"/>"
        }
    }

    /// The text, or a placeholder if XML allows none of the text's characters.
    private static func named(_ text: String) -> String {
        XML("\(text)") == "" ? "no name" : text
    }

    /// Seconds with three decimals and a decimal point, regardless of the system's locale.
    static func time(_ seconds: Double) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        let rest = String(thousandths % 1000)
        return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
