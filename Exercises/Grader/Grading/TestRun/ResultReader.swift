import Processes
import SwiftSource

/// Turns the events of a test process into one result for each test.
///
/// For XCTest, the events come from the test reporter. For Swift Testing, they come from the
/// library's own event stream.
struct ResultReader {
    /// The Swift Testing tests that the process has found, in source order.
    private(set) var listed: [String] = []
    /// The tests that the process reported.
    private(set) var tests = ReportedTests()

    private let paths: PathNames
    /// The XCTest tests that the process was asked to run.
    private let names: [String]
    /// The sources of the tests, which show where each test is.
    private let sources: TestSources
    /// The output and the test reporter's events; nil for Swift Testing.
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

    /// Records an event, and returns whether it is a sign of life. Printed output isn't a sign of
    /// life.
    ///
    /// Swift Testing's events and the output arrive through different pipes, so a test's output may
    /// arrive before the event for its start. For this reason, all output since the end of the
    /// previous test counts as the test's.
    mutating func record(_ event: ProcessEvent) -> Bool {
        switch event {
        case .line(let line):
            return stream == nil && record(streamLine: line)
        case .output(let bytes):
            record(stream?.feed(bytes) ?? [.output(bytes)])
            return false
        case .report(let line):
            let event = stream?.receive(line)
            // The process may have closed its standard output, so no more marks come. Waiting
            // events are then released here.
            record(stream?.feed([]) ?? [])
            // A failure isn't a sign of life, because a test can fail again and again in an endless
            // loop.
            return event.map { $0.event != .failed } == true && tests.isAlive()
        }
    }

    /// Records what is left after the end of the process.
    mutating func recordEnd() { record(stream?.rest() ?? []) }

    /// Adds a result that the process itself couldn't report.
    mutating func add(_ result: TestResult) {
        listed.append(result.name)
        tests.add(result)
    }

    /// Returns the results of a process, given how the process ended.
    ///
    /// The test reporter ends the process as soon as it has reported that all tests are done. If
    /// the process then ends in a different way, the report isn't trusted, and there are no
    /// results. Each test must then run by itself.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        let isUsual = stream == nil || [.exited(0), .exited(1), .interrupted].contains(end)
        guard isUsual || !tests.isComplete else { return [] }
        return tests.results(end: end, failure: failure(end: end, limits: limits), output: output)
    }

    /// Returns the failure of the test that caused the end of the process.
    func failure(end: ProcessEnd, limits: Limits) -> TestResult.Failure {
        if tests.isContradicted { return .contradiction }
        switch end {
        case .exited(let status): return .exit(status: status)
        case .killed(let signal):
            let trap = Trap(output: kept.end, paths: paths)
            // If the kernel's memory limit is reached before the grader's next check, the runtime
            // traps with these words.
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

    /// The output of the running test without the test library's lines. If no test is running, it
    /// is the output since the last test.
    var output: String {
        paths.withoutFolders(kept.text(without: stream == nil ? Self.symbol : wordsOfXCTest()))
    }

    /// Returns the index of the symbol with which one of Swift Testing's own messages starts in a
    /// line; nil if the line has no such symbol.
    private static func symbol(in line: Substring) -> Substring.Index? {
        ["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "━ ", "│ ━ ", "± ", "⚠︎ "].compactMap {
            line.firstRange(of: $0)?.lowerBound
        }.min()
    }

    /// Returns a function that finds where XCTest's message about the running test starts in a
    /// line.
    private func wordsOfXCTest() -> (Substring) -> Substring.Index? {
        let words = tests.current?.name.split(separator: ".").last ?? ""
        let name = words.replacing("/", with: ".")
        let (failure, skip) = (": error: \(name) : ", ": \(name) : Test skipped")
        return { line in
            // These messages start with the name of a file. Nothing marks the start of the name, so
            // the whole line counts as the message.
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
    /// Records pieces of output and events.
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
            // These places may have been reached by a class's setup for all of its tests.
            tests.reachedOutside(event.places ?? [])
            tests.start(name)
        case .failed:
            let text = paths.withoutFolders(event.message ?? "")
            let isSource = event.file.map(paths.isSource) ?? false
            let place = isSource ? place(file: event.file, line: event.line) : nil
            // XCTest blames the running test, because it can't know that an earlier test started
            // what fails now.
            if let place, let owner = sources.other(than: name, at: place),
                tests.failLate(owner, .late(message: text, place: place))
            {
                return
            }
            tests.fail(name, .assertion(message: text, place: place))
        case .finished:
            // A program without planted bugs reports no places, so any place may have been reached.
            tests.reached(event.places)
            finish(name, isSkipped: event.skipped ?? false, seconds: event.seconds ?? 0)
        case .ended:
            tests.end(count: event.count, failures: event.failures)
        }
    }
}

/// Swift Testing's event stream.
extension ResultReader {
    /// Records a line of the stream, and returns whether it is a sign of life.
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
        // A failure isn't a sign of life, because a test can fail again and again in an endless
        // loop.
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
