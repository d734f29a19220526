import SwiftSource

/// Where a program was as it crashed or was ended: the addresses of the calls of each thread.
///
/// The test reporter prints a line for each thread, `\u{1E}stopped MEMORY BASE ADDRESS…`, the
/// innermost call first. It stands in what a learner's code prints, so that anything of it may be made up.
struct Backtrace: Equatable {
    /// The addresses in each thread that told of itself, each time it did, counted from the program's
    /// beginning.
    private(set) var threads: [[UInt64]] = []
    /// The most bytes of memory that it had used by then.
    private(set) var memory = 0

    /// The most threads and the most addresses of one: the reporter tells of fewer.
    private static let maximumThreads = 40
    private static let maximumAddresses = 100
    private static let mark = Array("\u{1E}stopped ".utf8)

    /// - Parameter output: All that the process printed, or its end.
    init(output: [UInt8]) {
        for line in output.split(separator: UInt8(ascii: "\n")) where line.starts(with: Self.mark) {
            let words = line.dropFirst(Self.mark.count).split(separator: UInt8(ascii: " "))
            let numbers = words.prefix(Self.maximumAddresses + 2).compactMap {
                UInt64(String(decoding: $0, as: UTF8.self), radix: 16)
            }
            guard numbers.count > 1 else { continue }
            let base = numbers[1]
            memory = Int(clamping: numbers[0])
            threads.append(numbers.dropFirst(2).filter { $0 >= base }.map { $0 - base })
            if threads.count == Self.maximumThreads { break }
        }
    }
}

/// A call of a backtrace, as a place in a source.
struct TracedCall: Equatable {
    let file: String
    let line: Int
    let column: Int

    /// Its line, whatever the column.
    var place: SourceLocation { SourceLocation(file: file, line: line) }

    /// What `llvm-symbolizer` prints of addresses: for each, with an empty line behind,
    /// `Starter/Stage1/EvenOdd.swift:12:9` or `??:0:0`, and the same of those that it is inlined in.
    /// No call for what is no place in a source; line 0 where only the file is known.
    static func calls(in text: String) -> [[TracedCall]] {
        var result: [[TracedCall]] = []
        var calls: [TracedCall] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty {
                result.append(calls)
                calls = []
            } else if let call = TracedCall(line) {
                calls.append(call)
            }
        }
        return result
    }

    private init?(_ text: Substring) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]),
            let column = Int(parts[2]), line >= 0, column >= 0
        else { return nil }
        let file = parts[0].hasPrefix("./") ? parts[0].dropFirst(2) : parts[0]
        self.init(file: String(file), line: line, column: column)
    }

    init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A program of which it is known which line of a source each address comes from.
struct TracedProgram: Sendable {
    let program: TestProgram
    /// The places of addresses, as `llvm-symbolizer` prints them.
    let lines: @Sendable ([UInt64]) throws -> String
}
