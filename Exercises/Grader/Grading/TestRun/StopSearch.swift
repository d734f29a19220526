import Foundation
import Processes
import SwiftSource

/// Finds the line at which a test crashed or was ended, by running it once more, by itself.
///
/// Verdicts are made with programs that know no lines. What is found here changes none: where it
/// can't be found, nothing is said.
struct StopSearch: Sendable {
    /// Makes a program that knows its lines; nil where that can't be done.
    let program: @Sendable () throws -> TracedProgram?
    let environment: TestRunEnvironment
    /// The bytes of each source, by its path in the workspace.
    let sources: [String: [UInt8]]
    /// The folders of the code that is the learner's, and of the tests.
    let code: String
    let tests: String
    /// The module of the tests, where some of them may be Swift Testing's.
    var swiftTestingModule: String?

    /// How many tests of a stage are looked at: the first of each class, and then others.
    private static let maximum = 6
    /// The most bytes of what is printed that are looked at: the end of it.
    private static let maximumOutput = 256 << 10

    /// A program that doesn't add to its memory uses less, after a second.
    private static let littleMemory = 96 << 20

    /// The results, with a place for the first of those that have one.
    func withPlaces(_ results: [TestResult]) throws -> [TestResult] {
        let stopped = Self.chosen(of: results)
        guard !stopped.isEmpty, let traced = try? program() else { return results }
        var results = results
        for index in stopped {
            let moments = results[index].moments
            let isEndless = moments != [.zero]
            // On a busy machine it hasn't come to its test at the first moment.
            for moment in moments where results[index].stop == nil {
                let output = try output(of: results[index], at: moment, in: traced.program)
                let backtrace = Backtrace(output: output)
                results[index].stop = try? place(in: backtrace, of: traced, isEndless: isEndless)
                results[index].stop?.wasAdding = backtrace.memory > Self.littleMemory
            }
        }
        return results
    }

    static func chosen(of results: [TestResult]) -> [Int] {
        let stopped = results.indices.filter { !results[$0].moments.isEmpty }
        var classes: Set<Substring> = []
        let firsts = stopped.filter {
            classes.insert(results[$0].name.split(separator: "/").first ?? "").inserted
        }
        let others = stopped.filter { !firsts.contains($0) }
        return Array((firsts + others).prefix(maximum))
    }

    /// What a test prints that runs by itself.
    ///
    /// - Parameter moment: When it is ended; `zero` for never.
    private func output(
        of result: TestResult, at moment: Duration, in program: TestProgram
    ) throws -> [UInt8] {
        var limits = environment.limits.brief
        limits.timeout = limits.timeout.map { $0 + .seconds(5) }
        limits.total = limits.timeout
        var output: [UInt8] = []
        let end = try environment.inTurn(limits) { limits in
            try environment.withProcess { process in
                let command = command(for: result, at: moment, in: program, process)
                return try environment.processes.run(command, limits) { event in
                    guard case .output(let bytes) = event else { return false }
                    output += bytes
                    if output.count > 2 * Self.maximumOutput {
                        output.removeFirst(output.count - Self.maximumOutput)
                    }
                    return false
                }
            }
        }
        if end == .interrupted { throw ProcessError.interrupted }
        return output
    }

    private func command(
        for result: TestResult, at moment: Duration, in program: TestProgram,
        _ process: TestProgram.Environment
    ) -> Command {
        var process = process
        process.stopsAfter = moment
        var tests = program.xcTests([result.name])
        // XCTest's names have no parentheses.
        if let module = swiftTestingModule, result.name.hasSuffix(")") {
            tests = program.swiftTesting(
                module: module, only: [result.name], skipping: [],
                eventStream: environment.abilities.eventStreamVersion)
        }
        return program.run(TestProgram.Work(key: Secret.make(), tests: tests), in: process)
    }

    func place(
        in backtrace: Backtrace, of traced: TracedProgram, isEndless: Bool
    ) throws -> StopPlace? {
        for addresses in backtrace.threads where !addresses.isEmpty {
            let calls = try calls(at: addresses, in: traced)
            if let place = place(of: calls, isEndless: isEndless) { return place }
        }
        return nil
    }

    /// The calls, innermost first. Where the compiler has added something that belongs to no line, it
    /// is the next line of the same function.
    private func calls(at addresses: [UInt64], in traced: TracedProgram) throws -> [TracedCall] {
        let groups = TracedCall.calls(in: try traced.lines(addresses))
        return try zip(addresses, groups).flatMap { address, calls in
            let known = calls.filter { $0.line > 0 }
            guard known.isEmpty, let call = calls.last, sources[call.file] != nil else {
                return known
            }
            let next = (1...Self.nextAddresses).map { address + 4 * $0 }
            let others = TracedCall.calls(in: try traced.lines(next)).joined()
            return others.first { $0.file == call.file && $0.line > 0 }.map { [$0] } ?? []
        }
    }

    private static let nextAddresses: UInt64 = 64

    /// The innermost line of the learner's, and the outermost of the tests: what a test's helper
    /// calls has no arguments that say something.
    ///
    /// - Parameter isEndless: Whether it was ended in a loop: which of the loop's lines ran at that
    ///   moment says nothing, so that it is the loop's beginning.
    func place(of calls: [TracedCall], isEndless: Bool) -> StopPlace? {
        let own = calls.filter { line(of: $0, in: code) != nil }
        let innermost = Self.repeated(in: own) ?? own.first
        let place = innermost.flatMap { line(of: $0, in: code, isInLoop: isEndless) }
        let test = calls.reversed().lazy.compactMap { line(of: $0, in: self.tests) }.first
        guard place != nil || test != nil else { return nil }
        return StopPlace(code: place, test: test)
    }

    /// The call that recurses without end, if one does: what it calls tells less.
    private static func repeated(in calls: [TracedCall]) -> TracedCall? {
        let counts = Dictionary(calls.map { ($0.place, 1) }, uniquingKeysWith: +)
        return calls.first { counts[$0.place, default: 0] >= manyCalls }
    }

    /// This many calls from one place are a recursion without end.
    private static let manyCalls = 10

    /// The line of a call; nil where there is no such line in the sources of this folder.
    private func line(
        of call: TracedCall, in folder: String, isInLoop: Bool = false
    ) -> SourceLine? {
        guard call.file.hasPrefix("\(folder)/"), let bytes = sources[call.file] else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard lines.indices.contains(call.line - 1),
            call.column <= lines[call.line - 1].utf8.count + 1
        else { return nil }
        let loop = isInLoop ? LoopScan.beginning(around: call.line - 1, in: lines) : nil
        return SourceLine(
            place: SourceLocation(
                file: environment.paths.rename(call.file), line: (loop ?? call.line - 1) + 1,
                column: isInLoop ? nil : call.column),
            text: SourceLine.shortened(lines[loop ?? call.line - 1]))
    }
}

extension SourceLine {
    /// The most letters of a line that are kept.
    private static let maximumLength = 200

    fileprivate static func shortened(_ line: String) -> String {
        let text = line.drop { $0 == " " || $0 == "\t" }
        return text.count > maximumLength ? "\(text.prefix(maximumLength))…" : String(text)
    }
}

extension TestResult {
    /// When it is ended to see where it is, the next one where the one before showed nothing: `zero` for
    /// never; none where it wasn't stopped.
    fileprivate var moments: [Duration] {
        switch failure {
        // The process was ended from outside, or has ended itself: it may end others, too.
        case .crash(SIGKILL, _, _)?: []
        case .crash?: [.zero]
        // It is in its loop by then.
        case .timeout?: [.milliseconds(500), .seconds(2)]
        // It isn't over the limit yet.
        case .memory?: [.milliseconds(100), .milliseconds(400)]
        default: []
        }
    }
}
