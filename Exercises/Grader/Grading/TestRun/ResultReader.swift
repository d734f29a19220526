import Processes
import SwiftSource

/// Turns the events of a test process into one result per test.
///
/// XCTest's tests are reported by the test reporter, and Swift Testing's by that library's event stream.
struct ResultReader {
    /// The Swift Testing tests that the process found, in source order.
    private(set) var listed: [String] = []
    /// The tests that the process reported.
    private(set) var tests = ReportedTests()

    private let paths: PathNames
    /// The XCTest tests that the process was asked to run.
    private let names: [String]
    /// The source locations of the tests.
    private let sources: TestSources
    /// The test reporter's events among the output; nil for Swift Testing.
    private var stream: MarkedOutput?
    private var kept = CapturedOutput()
    /// Whether the running Swift Testing test has cancelled itself.
    private var isCancelled = false
    /// The time at which the running Swift Testing test started.
    private var start = 0.0

    /// Creates a reader for XCTest.
    ///
    /// - Parameter key: The key of the test reporter's lines, 32 hexadecimal digits.
    init(names: [String], key: String, paths: PathNames, sources: TestSources = TestSources([:])) {
        (self.names, self.paths, self.sources) = (names, paths, sources)
        stream = MarkedOutput(key: key)
    }

    /// Creates a reader for Swift Testing.
    init(ofSwiftTesting paths: PathNames) {
        (names, self.paths, sources) = ([], paths, TestSources([:]))
    }

    /// Records an event; returns whether it is a sign of life. Printed output isn't one.
    ///
    /// Swift Testing's events and the output arrive through different pipes, so output may arrive before the
    /// event that its test has started. It is therefore kept from the end of one test to the end of the next.
    mutating func record(_ event: ProcessEvent) -> Bool {
        switch event {
        case .line(let line):
            return stream == nil && record(streamLine: line)
        case .output(let bytes):
            record(stream?.feed(bytes) ?? [.output(bytes)])
            return false
        case .report(let line):
            let event = stream?.receive(line)
            // A process may have stopped printing, so it leaves no marks.
            record(stream?.feed([]) ?? [])
            // A test can fail again and again in an endless loop.
            return event.map { $0.event != .failed } == true && tests.isAlive()
        }
    }

    /// Records what is left at the end of the process.
    mutating func recordEnd() { record(stream?.rest() ?? []) }

    /// Adds a result that the process itself could not report.
    mutating func add(_ result: TestResult) {
        listed.append(result.name)
        tests.add(result)
    }

    /// The results of a process that ended like this.
    ///
    /// The test reporter ends the process as soon as it has reported that all tests are done. If the process
    /// ends differently after that, there are no results: the report is not trusted, and each test must run
    /// by itself.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        let isUsual = stream == nil || [.exited(0), .exited(1), .interrupted].contains(end)
        guard isUsual || !tests.isComplete else { return [] }
        return tests.results(end: end, failure: failure(end: end, limits: limits), output: output)
    }

    /// What the end of the process says about the test that caused it.
    func failure(end: ProcessEnd, limits: Limits) -> TestResult.Failure {
        if tests.isContradicted { return .contradiction }
        switch end {
        case .exited(let status): return .exit(status: status)
        case .killed(let signal):
            let trap = Trap(output: kept.end, paths: paths)
            // The hard memory limit was reached before the next sample. The runtime reports it with these
            // words.
            let words = #/^failed to allocate \d+ bytes of memory/#
            if let limit = limits.memory, trap?.reason.contains(words) == true {
                return .memory(limit: limit)
            }
            return .crash(signal: signal, reason: trap?.reason, place: trap?.place)
        case .timedOut, .tooLong: return .timeout(limits.timeout ?? .zero)
        case .outOfMemory: return .memory(limit: limits.memory ?? 0)
        case .tooManyProcesses: return .processes(limit: limits.processes ?? 0)
        case .interrupted: return .notReported
        }
    }

    /// The output of the running test, without the test library's lines; if no test is running, the output
    /// since the last test.
    var output: String {
        paths.withoutFolders(kept.text(without: stream == nil ? Self.symbol : wordsOfXCTest()))
    }

    /// Finds the symbol with which Swift Testing's own lines start.
    private static func symbol(in line: Substring) -> Substring.Index? {
        ["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "━ ", "│ ━ ", "± ", "⚠︎ "].compactMap {
            line.firstRange(of: $0)?.lowerBound
        }.min()
    }

    /// Finds XCTest's words about the running test in a line.
    private func wordsOfXCTest() -> (Substring) -> Substring.Index? {
        let words = tests.current?.name.split(separator: ".").last ?? ""
        let name = words.replacing("/", with: ".")
        let (failure, skip) = (": error: \(name) : ", ": \(name) : Test skipped")
        return { line in
            // A failure starts with its file, but nothing marks where the file name starts.
            if line.byteRange(of: failure) != nil || line.byteRange(of: skip) != nil {
                return line.startIndex
            }
            return line.byteRange(of: "Test Case '\(name)' ")?.lowerBound
        }
    }

    private mutating func finish(_ name: String, isSkipped: Bool, seconds: Double) {
        let output = output
        tests.finish(name) { result in
            result.isSkipped = isSkipped
            result.seconds = TestResult.plausible(seconds: seconds)
            result.output = output
        }
        kept = CapturedOutput()
    }

    private func place(file: String?, line: Int?) -> SourceLocation? {
        guard let file, let line, line > 0 else { return nil }
        return SourceLocation(file: paths.rename(file), line: line)
    }
}

/// The test reporter's events.
extension ResultReader {
    /// Records what the process has reported and printed.
    mutating func record(_ pieces: [MarkedOutput.Piece]) {
        for piece in pieces {
            switch piece {
            case .output(let bytes): kept.append(bytes)
            case .event(let event): record(event)
            case .contradiction: tests.contradict()
            }
        }
    }

    private mutating func record(_ event: TestEvent) {
        let name =
            event.number.flatMap { names.indices.contains($0) ? names[$0] : nil }
            ?? event.test ?? ""
        switch event.event {
        case .started:
            kept = CapturedOutput()
            // These may come from what a class sets up for all its tests.
            tests.reachedOutside(event.places ?? [])
            tests.start(name)
        case .failed:
            let text = paths.withoutFolders(event.message ?? "")
            let isSource = event.file.map(paths.isSource) ?? false
            let place = isSource ? place(file: event.file, line: event.line) : nil
            // XCTest blames the running test, and can't know that an earlier test started what fails now.
            if let place, let owner = sources.other(than: name, at: place),
                tests.failLate(owner, .late(message: text, place: place))
            {
                return
            }
            tests.fail(name, .assertion(message: text, place: place))
        case .finished:
            // A program without planted bugs reports no places; in that case all are possible.
            tests.reached(event.places)
            finish(name, isSkipped: event.skipped ?? false, seconds: event.seconds ?? 0)
        case .ended:
            tests.end(count: event.count, failures: event.failures)
        }
    }
}

/// Swift Testing's event stream.
extension ResultReader {
    /// Records a line; returns whether it is a sign of life.
    mutating func record(streamLine line: String) -> Bool {
        guard let record = StreamRecord(line) else { return false }
        let payload = record.payload
        if record.kind == "test", payload.kind == "function" {
            if let name = payload.id.flatMap(StreamRecord.testName), tests.isAlive() {
                listed.append(name)
            }
        }
        guard record.kind == "event" else { return false }
        if payload.kind == "runEnded" { tests.end(count: nil, failures: nil) }
        if let name = payload.testID.flatMap(StreamRecord.testName) {
            self.record(payload, of: name)
        }
        // A test can fail again and again in an endless loop.
        return payload.kind != "issueRecorded" && tests.isAlive()
    }

    private mutating func record(_ payload: StreamRecord.Payload, of name: String) {
        let time = payload.instant?.absolute
        switch payload.kind {
        case "testStarted":
            (start, isCancelled) = (time ?? 0, false)
            tests.start(name)
        case "issueRecorded":
            guard let issue = payload.issue, issue.isFailure else { return }
            let place = issue.sourceLocation.flatMap { self.place(file: $0.path, line: $0.line) }
            let message = paths.withoutFolders(payload.text)
            tests.fail(name, .assertion(message: message, place: place))
        case "testCancelled":
            isCancelled = name == tests.current?.name
        case "testSkipped":
            tests.start(name)
            finish(name, isSkipped: true, seconds: 0)
        case "testEnded":
            finish(name, isSkipped: isCancelled, seconds: (time ?? start) - start)
        default: break
        }
    }
}
