import Catalog
import Processes
import SwiftSource

/// Gathers what a test process reports into a result per test.
protocol ResultReader {
    /// The tests that it told of.
    var tests: ReportedTests { get }
    /// What the test that is under way has printed; without one, what came since the last test.
    var output: String { get }
    /// The last of it, where it was much.
    var endOfOutput: String { get }
    var paths: PathNames { get }

    /// The results of a process that ended like this.
    func results(end: ProcessEnd, limits: Limits) -> [TestResult]
}

extension ResultReader {
    func results(end: ProcessEnd, limits: Limits) -> [TestResult] {
        tests.results(end: end, failure: failure(end: end, limits: limits), output: output)
    }

    /// What the end of the process says about the test that caused it.
    func failure(end: ProcessEnd, limits: Limits) -> TestResult.Failure {
        if tests.isContradicted { return .contradiction }
        switch end {
        case .exited(let status): return .exit(status: status)
        case .killed(let signal):
            let trap = Trap(output: endOfOutput, paths: paths)
            // The hard limit of memory came before the next sample. The runtime says so in these words.
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
}

/// What the Swift runtime said as a program trapped: a `fatalError`, an index out of range, …
struct Trap: Equatable {
    let reason: String
    /// Where, if that is in the learner's own code.
    let place: SourceLocation?

    /// The last trap that these lines tell of; nil where they tell of none.
    ///
    /// The runtime prints `Stage1/EvenOdd.swift:12: Fatal error: Index out of range`, the module's
    /// name in place of the folder.
    init?(output: String, paths: PathNames) {
        let marks = ["Fatal error", "Precondition failed", "Assertion failed"]
        for line in output.split(separator: "\n").reversed() {
            for mark in marks {
                // What the runtime itself finds has no place in front.
                let start =
                    line.hasPrefix(mark)
                    ? line.startIndex : line.firstRange(of: ": \(mark)")?.lowerBound
                guard let start else { continue }
                let words = line[start...].drop { ": ".contains($0) }.dropFirst(mark.count)
                    .drop { ": ".contains($0) }
                reason = words.isEmpty ? mark : paths.withoutFolders(Self.readable(String(words)))
                place = paths.location(atEndOf: String(line[..<start]))
                return
            }
        }
        return nil
    }

    /// The reason without what an error of Foundation's tells of itself: its domain, its code, and
    /// all that it knows of files and of the errors below it.
    private static func readable(_ reason: String) -> String {
        // Where an object was says nothing, and is another place each time.
        let reason = reason.replacing(#/\bobject 0x[0-9a-f]+/#, with: "the object")
        // Two searches one after the other: as one, they would begin anew at each domain.
        guard let start = reason.firstRange(of: #/Error Domain=\S+ Code=-?\d+ "/#),
            let end = reason[start.upperBound...].firstRange(of: #/"\s*UserInfo=\{/#)
        else { return reason }
        return String(
            reason[..<start.lowerBound] + reason[start.upperBound..<end.lowerBound])
    }
}
