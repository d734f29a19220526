import Foundation

/// A pipe from which a child reads a whole text, and which we write to without blocking.
struct InputPipe: ~Copyable {
    /// The pipe. Our copy of its read end stays open, so writing never raises SIGPIPE.
    private var pipe: ChildPipe
    private var rest: ArraySlice<UInt8>

    /// Creates a pipe that already contains as much of the text as fits; nil with `errno` set if
    /// that fails.
    static func make(holding text: String) -> InputPipe? {
        guard let pipe = ChildPipe.make(), fcntl(pipe.readEnd, F_SETFL, 0) == 0,
            fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK) == 0
        else { return nil }
        var input = InputPipe(pipe: pipe, rest: Array(text.utf8)[...])
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
