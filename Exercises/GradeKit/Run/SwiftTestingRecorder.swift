import Foundation

/// Gathers the records of Swift Testing's event stream, version 0, from tests that run one by one.
struct SwiftTestingRecorder: Recorder {
    /// The tests that the process found, in the order of their source.
    private(set) var listed: [String] = []
    private(set) var finished: [TestResult] = []
    private(set) var current: TestResult?
    let paths: PathNames

    private var started = 0.0
    private var kept = KeptOutput()

    init(paths: PathNames) {
        self.paths = paths
    }

    /// Takes in what the tests print. That is no sign of life.
    ///
    /// It comes through another pipe than the events: what a test prints may be here before the
    /// event that it has started, so it is kept from the end of one test to the end of the next.
    mutating func record(output bytes: [UInt8]) -> Bool {
        kept.append(bytes)
        return false
    }

    /// Takes in a line of the event stream.
    mutating func record(line: String) -> Bool {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
            return false
        }
        let payload = record.payload
        switch (record.kind, payload.kind) {
        case ("test", "function"):
            if let name = payload.id.flatMap(Self.name) { listed.append(name) }
        case ("event", "testStarted"):
            start(payload)
        case ("event", "issueRecorded"):
            recordIssue(payload)
        case ("event", "testSkipped"):
            start(payload)
            current?.isSkipped = true
            finish(payload)
        case ("event", "testEnded"):
            finish(payload)
        default:
            break
        }
        // A test can fail again and again in a loop that never ends.
        return record.kind == "event" && payload.kind != "issueRecorded"
    }

    /// Adds a result that the process itself could not report.
    mutating func add(_ result: TestResult) {
        listed.append(result.name)
        finished.append(result)
    }

    private mutating func start(_ payload: Record.Payload) {
        guard let name = payload.testID.flatMap(Self.name) else { return }
        started = payload.instant?.absolute ?? 0
        current = TestResult(name: name)
    }

    private mutating func recordIssue(_ payload: Record.Payload) {
        guard let issue = payload.issue, issue.isKnown != true, issue.severity != "warning",
            current?.failure == nil
        else { return }
        let message = payload.messages?.map(\.text).joined(separator: " - ")
        let place = place(of: issue)
        current?.failure = .assertion(
            message: paths.withoutFolders(message ?? ""), place: place)
    }

    private mutating func finish(_ payload: Record.Payload) {
        guard var result = current, result.name == payload.testID.flatMap(Self.name) else { return }
        result.seconds = TestResult.plausible(
            seconds: (payload.instant?.absolute ?? started) - started)
        result.output = output
        finished.append(result)
        current = nil
        kept = KeptOutput()
    }

    /// Swift Testing's own lines begin with a symbol.
    var output: String {
        let text = kept.text { line in
            ["◇ ", "✔ ", "✘ ", "↳ ", "➜ "].compactMap { line.firstRange(of: $0)?.lowerBound }.min()
        }
        return paths.withoutFolders(text)
    }

    /// `MyStage1Tests.Suite/test()/File.swift:4:20` without the last part; nil for a suite.
    private static func name(of id: String) -> String? {
        guard let slash = id.lastIndex(of: "/"), id[slash...].contains(":") else { return nil }
        return String(id[..<slash])
    }

    var endOfOutput: String { kept.end }

    private func place(of issue: Record.Issue) -> Place? {
        guard let location = issue.sourceLocation, let file = location.filePath else { return nil }
        return Place(file: paths.rename(file), line: location.line)
    }
}

/// A line of the event stream, as far as the recorder reads it.
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
        let sourceLocation: Location?
    }

    struct Location: Decodable {
        let filePath: String?
        let line: Int

        enum CodingKeys: String, CodingKey {
            case filePath = "_filePath"
            case line
        }
    }
}
