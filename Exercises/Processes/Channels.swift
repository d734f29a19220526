/// The pipes of a running process, and what they carry as events.
struct Channels: ~Copyable {
    private(set) var input: InputPipe
    var output: ChildPipe
    var report: ChildPipe
    private var lines = LineSplitter()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Makes the pipes for a process that finds this on standard input; nil with `errno` set where
    /// that fails.
    static func make(input: String) -> Channels? {
        guard let input = InputPipe.make(holding: input), let output = ChildPipe.make(),
            let report = ChildPipe.make()
        else { return nil }
        return Channels(input: input, output: output, report: report)
    }

    private init(
        input: consuming InputPipe, output: consuming ChildPipe, report: consuming ChildPipe
    ) {
        self.input = input
        self.output = output
        self.report = report
    }

    /// Reads and writes each pipe once, so that none can hold up another or the caller.
    ///
    /// Returns how many bytes there were, and whether an event was a sign of life.
    mutating func readOnce(
        _ handler: (ProcessEvent) -> Bool
    ) -> (count: Int, isAlive: Bool) {
        var count = 0
        var isAlive = false
        input.writeOnce()
        if let bytes = output.read(into: &buffer) {
            count += bytes.count
            isAlive = handler(.output(Array(bytes)))
        }
        if let bytes = report.read(into: &buffer) {
            count += bytes.count
            for line in lines.add(bytes) where handler(.report(line)) {
                isAlive = true
            }
        }
        return (count, isAlive)
    }

    /// Reads what was written before the process ended.
    ///
    /// Where something that we couldn't end still writes, this stops: a pipe holds at most 1 MiB,
    /// so what was in the two of them has been read by then.
    mutating func readRest(_ handler: (ProcessEvent) -> Bool) {
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
    }
}

/// Makes whole lines out of bytes that come in pieces, with a bound on the length of a line.
struct LineSplitter {
    /// The longest line in bytes; what comes after that, up to the newline, is dropped.
    let limit: Int
    private var line: [UInt8] = []

    /// Makes a splitter that cuts lines at the limit.
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
