import Foundation

/// The pipes of a running process, and what they carry as events.
struct Channels: ~Copyable {
    private(set) var input: InputPipe
    private var output: ChildPipe
    private var report: ChildPipe
    private(set) var work = WorkSocket.none
    private var lines = LineSplitter()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Makes the pipes for a process that gets `input` on standard input; nil with `errno` set where
    /// that fails.
    ///
    /// - Parameter worksAgain: Whether there is a socket for its work, too.
    static func make(input: String, worksAgain: Bool = false) -> Channels? {
        guard let input = InputPipe.make(holding: input), let output = ChildPipe.make(),
            let report = ChildPipe.make()
        else { return nil }
        var channels = Channels(input: input, output: output, report: report)
        if worksAgain {
            guard let work = WorkSocket.make() else { return nil }
            channels.work = work
        }
        return channels
    }

    private init(
        input: consuming InputPipe, output: consuming ChildPipe, report: consuming ChildPipe
    ) {
        self.input = input
        self.output = output
        self.report = report
    }

    /// The ends of the pipes that the child gets.
    var childEnds: ChildEnds {
        ChildEnds(
            input: input.readEnd, output: output.writeEnd, report: report.writeEnd,
            work: work.childEnd)
    }

    /// Closes our copies of the child's ends, once the child has started.
    mutating func closeChildEnds() {
        output.closeWriteEnd()
        report.closeWriteEnd()
        work.closeChildEnd()
    }

    /// Sends a piece of work; the lines of the report that come from now on are about it.
    mutating func begin(_ text: String) {
        lines = LineSplitter()
        work.begin(text)
    }

    /// The descriptors to poll.
    var waitedFor: [pollfd] {
        var result = [output.readEnd, report.readEnd].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        result.append(pollfd(fd: input.writeEnd, events: Int16(POLLOUT), revents: 0))
        result.append(work.waitedFor)
        return result
    }

    /// Reads and writes each pipe once, so that none can hold up another or the caller; returns
    /// whether an event was a sign of life.
    mutating func readOnce(_ handler: (ProcessEvent) -> Bool) -> Bool {
        var isAlive = false
        input.writeOnce()
        work.exchangeOnce()
        if let bytes = output.read(into: &buffer) {
            isAlive = handler(.output(Array(bytes)))
        }
        if let bytes = report.read(into: &buffer) {
            for line in lines.add(bytes) where handler(.report(line)) {
                isAlive = true
            }
        }
        return isAlive
    }

    /// Reads what the process wrote before its end; returns whether that was all.
    ///
    /// Something that couldn't be ended may still write. Reading stops all the same: a pipe holds
    /// at most 1 MiB, so what was in the two of them by then has been read.
    @discardableResult
    mutating func readRest(_ handler: (ProcessEvent) -> Bool) -> Bool {
        var outputLeft = 1 << 20
        while outputLeft > 0, let bytes = output.read(into: &buffer) {
            outputLeft -= bytes.count
            _ = handler(.output(Array(bytes)))
        }
        var reportLeft = 1 << 20
        while reportLeft > 0, let bytes = report.read(into: &buffer) {
            reportLeft -= bytes.count
            for line in lines.add(bytes) { _ = handler(.report(line)) }
        }
        return outputLeft > 0 && reportLeft > 0
    }
}

/// Makes whole lines out of bytes that come in pieces, with a bound on the length of a line.
struct LineSplitter {
    /// The longest line in bytes; what comes after that, up to the newline, is dropped.
    let limit: Int
    private var line: [UInt8] = []

    init(limit: Int = 1 << 20) {
        self.limit = limit
    }

    /// The lines that these bytes complete.
    mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        var rest = bytes
        while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<newline])
            lines.append(String(decoding: line, as: UTF8.self))
            line.removeAll()
            rest = rest[(newline + 1)...]
        }
        append(rest)
        return lines
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        line.append(contentsOf: bytes.prefix(limit - line.count))
    }
}
