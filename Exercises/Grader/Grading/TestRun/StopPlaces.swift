import Foundation
import Processes
import SwiftSource

/// Finds the lines where tests crashed or were stopped, using the backtraces that the Swift runtime
/// prints.
///
/// Each of these tests runs again by itself, in a program with line tables. These runs change no
/// verdict. If a line can't be found, none is shown.
struct StopPlaces: Sendable {
    let environment: TestRunEnvironment
    /// The bytes of each source, by its path in the workspace.
    let sources: [String: [UInt8]]
    /// The folder of the learner's code.
    let code: String
    /// The folder of the tests.
    let tests: String
    /// The name of the tests' module.
    let module: String

    /// The maximum number of tests of a stage to examine.
    private static let maximum = 6
    /// The maximum number of bytes kept from the end of the output.
    private static let maximumOutput = 1 << 20

    /// Returns the results, with places added for some of the tests that crashed or didn't end.
    ///
    /// - Parameter program: Builds the program; returns nil if that isn't possible.
    func added(
        to results: [TestResult], program: () throws -> TestProgram?
    ) throws -> [TestResult] {
        let stopped = examined(results)
        guard !stopped.isEmpty, let program = try? program() else { return results }
        let stops = try stopped.concurrentMap { try stop(of: results[$0], in: program) }
        var found = results
        for (index, stop) in zip(stopped, stops) { found[index].stop = stop }
        return found
    }

    /// The indices of the tests to examine. After a save, this is only the first such test of each
    /// class, because the others are usually stopped by the same loop.
    func examined(_ results: [TestResult]) -> [Int] {
        let stopped = results.indices.filter { !results[$0].delays.isEmpty }
        let classes = Dictionary(grouping: stopped) { TestName(results[$0].name).suites }
        let firsts = classes.values.map { $0[0] }.sorted()
        return Array((environment.isAfterSave ? firsts : stopped).prefix(Self.maximum))
    }

    /// The place where a test crashed or was stopped; nil if it can't be found.
    private func stop(of result: TestResult, in program: TestProgram) throws -> StopPlace? {
        // On a busy computer, the program may not have reached the test after the first delay, so a
        // longer one is tried.
        for delay in result.delays {
            let calls = Backtrace(try output(of: result.name, after: delay, in: program))?.calls
            if let stop = place(of: calls ?? [], isEndless: delay != .zero) { return stop }
        }
        return nil
    }

    /// Runs a test by itself, and returns its output.
    ///
    /// - Parameter delay: The time after which the test is stopped; with `zero`, it isn't stopped.
    private func output(
        of test: String, after delay: Duration, in program: TestProgram
    ) throws -> [UInt8] {
        var words = [test]
        if TestName(test).isOfSwiftTesting {
            words = program.swiftTesting(
                module: module, only: [test], skipping: [],
                eventStream: environment.abilities.eventStreamVersion)
        }
        let work = TestProgram.Work(key: Secret.make(), words: words)
        var limits = environment.limits.brief
        limits.timeout = limits.timeout.map { $0 + .seconds(5) }
        limits.total = limits.timeout
        var output: [UInt8] = []
        func command(in process: TestProgram.Environment) -> Command {
            var process = process
            process.backtraceAfter = delay
            return program.run(work, in: process)
        }
        let end = try environment.run(command, limits) { event in
            if case .output(let bytes) = event { output += bytes }
            if output.count > 2 * Self.maximumOutput {
                output.removeFirst(output.count - Self.maximumOutput)
            }
            return false
        }
        if end == .interrupted { throw ProcessError.interrupted }
        return output
    }

    /// Returns the innermost line of the learner's code, and the outermost line of the tests. A
    /// line further inside the tests would be in a helper, where the arguments of a call explain
    /// nothing.
    ///
    /// - Parameters:
    ///   - calls: The calls of each thread, innermost first.
    ///   - isEndless: Whether the test was stopped in a loop. Which line was running at that moment
    ///     says nothing, so the place is the start of the loop.
    func place(of calls: [[SourceLocation]], isEndless: Bool) -> StopPlace? {
        for calls in calls {
            let own = calls.filter { line(of: $0, in: code) != nil }
            let innermost = Self.repeated(in: own) ?? own.first
            let place = innermost.flatMap { line(of: $0, in: code, isInLoop: isEndless) }
            let test = calls.reversed().lazy.compactMap { line(of: $0, in: tests) }.first
            if place != nil || test != nil { return StopPlace(code: place, test: test) }
        }
        return nil
    }

    /// Returns the call that recurses endlessly; nil if there is none. The calls further inside say
    /// less.
    private static func repeated(in calls: [SourceLocation]) -> SourceLocation? {
        let counts = Dictionary(grouping: calls, by: \.self).mapValues(\.count)
        return calls.first { counts[$0, default: 0] >= 10 }
    }

    /// Returns the line of a call; nil if the sources in this folder contain no such line.
    private func line(
        of call: SourceLocation, in folder: String, isInLoop: Bool = false
    ) -> SourceLine? {
        guard call.file.hasPrefix("\(folder)/"), let bytes = sources[call.file] else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard lines.indices.contains(call.line - 1),
            (call.column ?? 1) <= lines[call.line - 1].utf8.count + 1
        else { return nil }
        let loop =
            isInLoop ? TokenList(SwiftText(bytes)).startOfLoop(around: call.line) : nil
        return SourceLine(
            place: SourceLocation(
                file: environment.paths.rename(call.file), line: loop ?? call.line,
                column: isInLoop ? nil : call.column),
            text: SourceLine.shortened(lines[(loop ?? call.line) - 1]))
    }
}

/// The last backtrace that a program printed, in the JSON format of the Swift runtime.
///
/// A learner's code can print a false backtrace, so nothing but source lines is taken from it.
struct Backtrace {
    /// The places of the calls of each thread, innermost first; the thread that crashed comes first.
    let calls: [[SourceLocation]]

    /// Reads the last backtrace.
    ///
    /// - Parameter output: The program's output; the initializer returns nil if it contains no
    ///   backtrace.
    init?(_ output: [UInt8]) {
        let text = String(decoding: output, as: UTF8.self)
        let lines = text.split(separator: "\n").reversed()
        for line in lines where line.hasPrefix("{ \"timestamp\"") {
            guard let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8))
            else { continue }
            let threads =
                report.threads.filter { $0.crashed == true }
                + report.threads.filter { $0.crashed != true }
            calls = threads.map { thread in
                thread.frames.compactMap(\.sourceLocation).filter { $0.line > 0 }.map {
                    let file = $0.file.hasPrefix("./") ? String($0.file.dropFirst(2)) : $0.file
                    return SourceLocation(file: file, line: $0.line, column: $0.column)
                }
            }
            return
        }
        return nil
    }

    private struct Report: Decodable {
        struct Thread: Decodable {
            let crashed: Bool?
            let frames: [Frame]
        }
        struct Frame: Decodable {
            let sourceLocation: SourceLocation?
        }
        let threads: [Thread]
    }
}

extension SourceLine {
    fileprivate static func shortened(_ line: String) -> String {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.count > 200 ? "\(text.prefix(200))…" : String(text)
    }
}

extension TestResult {
    /// The delays after which the test is stopped to see where it is. A longer delay is used if a
    /// shorter one shows nothing. The delay is `zero` for a test that ends by itself. There are
    /// none for a test that passed or isn't examined.
    fileprivate var delays: [Duration] {
        switch failure {
        // The process was killed from outside, or killed itself. In that case it may kill others as
        // well, so the test isn't run again.
        case .crash(SIGKILL, _, _)?: []
        case .crash?: [.zero]
        // After this time, the test is in its loop.
        case .timeout?: [.milliseconds(500), .seconds(2)]
        // After this time, the test hasn't reached the memory limit yet.
        case .memory?: [.milliseconds(100), .milliseconds(400)]
        default: []
        }
    }
}
