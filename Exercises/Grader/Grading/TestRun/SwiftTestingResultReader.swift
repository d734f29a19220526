import Foundation
import SwiftSource

/// Reads the records of Swift Testing's event stream, version 0 or 6.3, from tests that run one by one.
struct SwiftTestingResultReader: ResultReader {
    /// The tests that the process found, in source order.
    private(set) var listed: [String] = []
    private(set) var tests = ReportedTests()
    let paths: PathNames

    private var started = 0.0
    private var kept = CapturedOutput()
    /// The warnings of the running test.
    private var warnings: [String] = []
    private var isCancelled = false

    /// The maximum number of warnings reported for a test.
    private static let maximumWarnings = 10

    init(paths: PathNames) {
        self.paths = paths
    }

    /// Records the tests' output. Printing is not a sign of life.
    ///
    /// Output and events arrive through different pipes, so a test's output may arrive before the event that
    /// the test has started. Output is therefore kept from the end of one test to the end of the next.
    mutating func record(output bytes: [UInt8]) -> Bool {
        kept.append(bytes)
        return false
    }

    /// Records a line of the event stream.
    mutating func record(line: String) -> Bool {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
            return false
        }
        let payload = record.payload
        let name = payload.testID.flatMap(Self.name)
        switch (record.kind, payload.kind) {
        case ("test", "function"):
            if let name = payload.id.flatMap(Self.name), tests.isAlive() { listed.append(name) }
        case ("event", "testStarted"):
            if let name { start(name, payload) }
        case ("event", "issueRecorded"):
            if let name { recordIssue(name, payload) }
        case ("event", "testCancelled"):
            isCancelled = name == tests.current?.name
        case ("event", "testSkipped"):
            guard let name else { break }
            start(name, payload)
            finish(name, payload, isSkipped: true)
        case ("event", "testEnded"):
            if let name { finish(name, payload) }
        case ("event", "runEnded"):
            tests.end(count: nil, failures: nil)
        default:
            break
        }
        // A test can fail again and again in an endless loop.
        return record.kind == "event" && payload.kind != "issueRecorded" && tests.isAlive()
    }

    /// Adds a result that the process itself could not report.
    mutating func add(_ result: TestResult) {
        listed.append(result.name)
        tests.add(result)
    }

    private mutating func start(_ name: String, _ payload: Record.Payload) {
        started = payload.instant?.absolute ?? 0
        (warnings, isCancelled) = ([], false)
        tests.start(name)
    }

    private mutating func recordIssue(_ name: String, _ payload: Record.Payload) {
        guard let issue = payload.issue, issue.isKnown != true else { return }
        let texts = (payload.messages ?? []).map(\.text).filter { !Self.isComment($0) }
        let text = paths.withoutFolders(texts.joined(separator: " - "))
        let place = place(of: issue)
        if issue.isFailure {
            tests.fail(name, .assertion(message: text, place: place))
        } else if name == tests.current?.name, warnings.count < Self.maximumWarnings {
            let start = place.map { "\($0.file):\($0.line): " } ?? ""
            warnings.append("\(start)warning: \(text)\n")
        }
    }

    /// Whether a message is the source comment above the expectation, which says nothing about the failure.
    private static func isComment(_ text: String) -> Bool {
        text.hasPrefix("//") || text.hasPrefix("/*")
    }

    private mutating func finish(
        _ name: String, _ payload: Record.Payload, isSkipped: Bool = false
    ) {
        let output = output
        let seconds = (payload.instant?.absolute ?? started) - started
        tests.finish(name) { result in
            result.isSkipped = isSkipped || isCancelled
            result.seconds = TestResult.plausible(seconds: seconds)
            result.output = output
        }
        kept = CapturedOutput()
    }

    /// The test's output and warnings. Swift Testing's own lines start with a symbol.
    var output: String {
        let text = kept.text { line in
            ["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "━ ", "│ ━ ", "± ", "⚠︎ "].compactMap {
                line.firstRange(of: $0)?.lowerBound
            }.min()
        }
        return ([paths.withoutFolders(text)] + warnings).reduce("") { before, next in
            before.isEmpty || before.hasSuffix("\n") ? before + next : "\(before)\n\(next)"
        }
    }

    /// The ID `MyStage1Tests.Suite/test()/File.swift:4:20` without its last part; nil for a suite.
    private static func name(of id: String) -> String? {
        guard let slash = id.lastIndex(of: "/"), id[slash...].contains(":") else { return nil }
        return String(id[..<slash])
    }

    var endOfOutput: String { kept.end }

    private func place(of issue: Record.Issue) -> SourceLocation? {
        guard let location = issue.sourceLocation, location.line > 0, let file = location.path
        else { return nil }
        return SourceLocation(file: paths.rename(file), line: location.line)
    }
}

/// The fields of an event stream line that the reader uses.
private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
        let kind: String?
        let id: String?
        let testID: String?
        let instant: Instant?
        let messages: [Message]?
        let issue: Issue?
    }

    struct Instant: Decodable {
        let absolute: Double
    }

    struct Message: Decodable {
        let text: String
    }

    struct Issue: Decodable {
        let isKnown: Bool?
        let severity: String?
        /// Whether the issue makes the test fail. Version 0 of the stream doesn't say.
        private let tellsFailure: Bool?
        let sourceLocation: Location?

        var isFailure: Bool { tellsFailure ?? (isKnown != true && severity != "warning") }

        enum CodingKeys: String, CodingKey {
            case isKnown, severity, sourceLocation
            case tellsFailure = "isFailure"
        }
    }

    struct Location: Decodable {
        private let filePath: String?
        /// The file path in version 0 of the stream.
        private let hiddenFilePath: String?
        let line: Int

        var path: String? { filePath ?? hiddenFilePath }

        enum CodingKeys: String, CodingKey {
            case filePath, line
            case hiddenFilePath = "_filePath"
        }
    }
}
