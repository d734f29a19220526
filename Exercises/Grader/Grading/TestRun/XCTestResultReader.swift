import Processes
import SwiftSource

/// Reads the events of the test reporter, which observes XCTest.
struct XCTestResultReader: ResultReader {
    private(set) var tests = ReportedTests()
    let paths: PathNames

    /// The tests that the process was asked to run.
    private let names: [String]
    /// The source locations of the tests.
    private let testPlaces: TestPlaces
    private var kept = CapturedOutput()

    init(paths: PathNames, names: [String] = [], testPlaces: TestPlaces = TestPlaces()) {
        self.paths = paths
        self.testPlaces = testPlaces
        self.names = names
    }

    /// Whether an event from the reporter is a sign of life; printed output isn't one.
    mutating func isSignOfLife(_ event: TestEvent?) -> Bool {
        // A test can fail again and again in an endless loop.
        guard let event, event.event != .failed else { return false }
        return tests.isAlive()
    }

    /// Records what the process has reported and printed.
    mutating func record(_ pieces: [MarkedOutput.Piece]) {
        for piece in pieces {
            switch piece {
            case .output(let bytes):
                kept.append(bytes)
            case .event(let event):
                record(event)
            case .contradiction:
                tests.contradict()
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
            let place = place(of: event)
            // XCTest blames the running test, and can't know that an earlier test started what fails now.
            if let place, let owner = testPlaces.other(than: name, at: place),
                tests.failLate(owner, .late(message: text, place: place))
            {
                return
            }
            tests.fail(name, .assertion(message: text, place: place))
        case .finished:
            let output = output
            tests.finish(name) { result in
                result.isSkipped = event.skipped ?? false
                result.seconds = TestResult.plausible(seconds: event.seconds ?? 0)
                result.output = output
                // A program without planted bugs reports no places; in that case all are possible.
                result.reached = event.places.map { Set($0) }
            }
            kept = CapturedOutput()
        case .ended:
            tests.end(count: event.count, failures: event.failures)
        }
    }

    /// The results of a process that ended like this.
    ///
    /// The reporter ends the process as soon as it has reported that all tests are done. If the process ends
    /// differently after that, there are no results: the report is not trusted, and each test must run by
    /// itself.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        let isOfTheReporter = [.exited(0), .exited(1), .interrupted].contains(end)
        guard isOfTheReporter || !tests.isComplete else { return [] }
        return tests.results(end: end, failure: failure(end: end, limits: limits), output: output)
    }

    /// XCTest's own lines about the test are mixed with the test's output.
    var output: String {
        let words = tests.current?.name.split(separator: ".").last ?? ""
        let name = words.replacing("/", with: ".")
        let (failure, progress) = (": error: \(name) : ", "Test Case '\(name)' ")
        let skip = ": \(name) : Test skipped"
        let text = kept.text { line in
            // A failure starts with its file, but nothing marks where the file name starts.
            if line.byteRange(of: failure) != nil || line.byteRange(of: skip) != nil {
                return line.startIndex
            }
            return line.byteRange(of: progress)?.lowerBound
        }
        return paths.withoutFolders(text)
    }

    var endOfOutput: String { kept.end }

    private func place(of event: TestEvent) -> SourceLocation? {
        guard let file = event.file, paths.isSource(file), let line = event.line, line > 0 else {
            return nil
        }
        return SourceLocation(file: paths.rename(file), line: line)
    }
}
