import Foundation

/// A pipe from which a child reads bytes that are known from the start. We write to the pipe
/// without blocking.
struct InputPipe: ~Copyable {
    /// The pipe. Our copy of its read end stays open, so writing never raises SIGPIPE.
    private var pipe: ChildPipe
    private var rest: ArraySlice<UInt8>

    /// Creates a pipe that already contains as many of the bytes as fit. If that fails, returns nil
    /// and sets `errno`.
    static func make(holding bytes: [UInt8]) -> InputPipe? {
        guard let pipe = ChildPipe.make(), fcntl(pipe.readEnd, F_SETFL, 0) == 0,
            fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK) == 0
        else { return nil }
        var input = InputPipe(pipe: pipe, rest: bytes[...])
        input.writeOnce()
        return input
    }

    private init(pipe: consuming ChildPipe, rest: ArraySlice<UInt8>) {
        self.pipe = pipe
        self.rest = rest
    }

    /// The child's end.
    var readEnd: Int32 { pipe.readEnd }
    /// The descriptor to poll until more can be written; -1 once everything is written.
    var writeEnd: Int32 { pipe.writeEnd }

    /// Writes as much as currently fits, and closes the write end after the last byte.
    mutating func writeOnce() {
        guard writeEnd >= 0 else { return }
        let descriptor = writeEnd
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(0, count))
        if rest.isEmpty { pipe.closeWriteEnd() }
    }
}
