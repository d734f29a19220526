import Foundation

/// The pipes and sockets of a running process. Everything that the process sends through them is
/// reported as events.
struct Channels: ~Copyable {
    private(set) var input: InputPipe
    private var output: ChildPipe
    private var lines: LinePipe
    private var report: LinePipe
    private(set) var work = WorkSocket.none
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Creates the pipes for a process that gets `input` on standard input. If that fails, returns
    /// nil and sets `errno`.
    ///
    /// - Parameter worksAgain: Whether to create a socket through which the process gets pieces of
    ///   work.
    static func make(input: String, worksAgain: Bool = false) -> Channels? {
        guard let input = InputPipe.make(holding: Array(input.utf8)), let output = ChildPipe.make(),
            let lines = ChildPipe.make(), let report = ChildPipe.makeSocket()
        else { return nil }
        var channels = Channels(
            input: input, output: output, lines: LinePipe(lines), report: LinePipe(report))
        if worksAgain {
            guard let work = WorkSocket.make() else { return nil }
            channels.work = work
        }
        return channels
    }

    private init(
        input: consuming InputPipe, output: consuming ChildPipe, lines: consuming LinePipe,
        report: consuming LinePipe
    ) {
        self.input = input
        self.output = output
        self.lines = lines
        self.report = report
    }

    /// The ends of the pipes and sockets that the child gets.
    var childEnds: ChildEnds {
        ChildEnds(
            input: input.readEnd, output: output.writeEnd, lines: lines.pipe.writeEnd,
            report: report.pipe.writeEnd, work: work.childEnd)
    }

    /// Closes our copies of the child's ends, once the child has started.
    mutating func closeChildEnds() {
        output.closeWriteEnd()
        lines.pipe.closeWriteEnd()
        report.pipe.closeWriteEnd()
        work.closeChildEnd()
    }

    /// Sends a piece of work to the process. All lines received from now on belong to this piece.
    mutating func begin(_ text: String) {
        lines.begin()
        report.begin()
        work.begin(text)
    }

    /// The descriptors to poll.
    var waitedFor: [pollfd] {
        var result = [output.readEnd, lines.pipe.readEnd, report.pipe.readEnd].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        result.append(pollfd(fd: input.writeEnd, events: Int16(POLLOUT), revents: 0))
        result.append(work.waitedFor)
        return result
    }

    /// Reads and writes each pipe once, so that none of them can delay the others or the caller.
    /// Returns whether any event was a sign of life.
    mutating func readOnce(_ handler: (ProcessEvent) -> Bool) -> Bool {
        var isAlive = false
        input.writeOnce()
        work.exchangeOnce()
        let printed = output.read(into: &buffer).map(Array.init)
        // A report is sent before the output that follows it. So reports are read after the output,
        // when they have certainly arrived, but handled before it.
        _ = report.readAll(into: &buffer) { if handler(.report($0)) { isAlive = true } }
        if let printed, handler(.output(printed)) { isAlive = true }
        lines.readOnce(into: &buffer) { if handler(.line($0)) { isAlive = true } }
        return isAlive
    }

    /// Reads what the process wrote before its end, and returns whether everything was read.
    ///
    /// If the process couldn't be ended, it may still be writing. Each pipe holds at most 1 MiB, so
    /// everything written before the end has been read after that many bytes, and reading stops.
    @discardableResult
    mutating func readRest(_ handler: (ProcessEvent) -> Bool) -> Bool {
        let isWhole = report.readAll(into: &buffer) { _ = handler(.report($0)) }
        var outputLeft = LinePipe.capacity
        while outputLeft > 0, let bytes = output.read(into: &buffer) {
            outputLeft -= bytes.count
            _ = handler(.output(Array(bytes)))
        }
        let hasAllLines = lines.readAll(into: &buffer) { _ = handler(.line($0)) }
        return isWhole && hasAllLines && outputLeft > 0
    }
}

/// A pipe that carries lines.
private struct LinePipe: ~Copyable {
    var pipe: ChildPipe
    private var lines = LineSplitter()

    /// The maximum number of bytes in a pipe.
    static let capacity = 1 << 20

    init(_ pipe: consuming ChildPipe) { self.pipe = pipe }

    /// Forgets the start of a line that was never completed.
    mutating func begin() { lines = LineSplitter() }

    /// Reads the available bytes, up to the size of the buffer. Returns the number of bytes; 0 if
    /// there are none.
    @discardableResult
    mutating func readOnce(into buffer: inout [UInt8], _ handler: (String) -> Void) -> Int {
        guard let bytes = pipe.read(into: &buffer) else { return 0 }
        for line in lines.add(bytes) { handler(line) }
        return bytes.count
    }

    /// Reads all available bytes, and returns whether nothing is left.
    mutating func readAll(into buffer: inout [UInt8], _ handler: (String) -> Void) -> Bool {
        var left = Self.capacity
        while left > 0 {
            let count = readOnce(into: &buffer, handler)
            if count == 0 { return true }
            left -= count
        }
        return false
    }
}

/// Assembles lines from bytes that arrive in pieces, and limits the length of a line.
struct LineSplitter {
    /// The maximum length of a line in bytes. The rest of a longer line is dropped.
    let limit: Int
    private var line: [UInt8] = []

    init(limit: Int = 1 << 20) {
        self.limit = limit
    }

    /// Returns the lines that these bytes complete.
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
