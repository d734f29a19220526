/// The two pipes of a running process, and what they carry as events.
struct Channels: ~Copyable {
    var output: ChildPipe
    var report: ChildPipe
    private var lines = LineSplitter()
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Makes both pipes; nil with `errno` set where that fails.
    static func make() -> Channels? {
        guard let output = ChildPipe.make(), let report = ChildPipe.make() else { return nil }
        return Channels(output: output, report: report)
    }

    private init(output: consuming ChildPipe, report: consuming ChildPipe) {
        self.output = output
        self.report = report
    }

    /// Reads each pipe once, so that neither can hold up the other or the caller.
    ///
    /// Returns how many bytes there were, and whether an event was a sign of life.
    mutating func readOnce(
        _ handler: (ProcessEvent) -> Bool
    ) -> (count: Int, isAlive: Bool) {
        var count = 0
        var isAlive = false
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
