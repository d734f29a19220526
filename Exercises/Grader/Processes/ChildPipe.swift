import FileSystem
import Foundation

/// A pipe, or a socket used like a pipe, that a child writes to and that we read without blocking.
/// Both ends are closed when this value is destroyed.
struct ChildPipe: ~Copyable {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    /// Creates a pipe that no child inherits by accident. If that fails, returns nil and sets
    /// `errno`.
    static func make() -> ChildPipe? {
        guard let ends = Descriptor.makePipe(), let pipe = ChildPipe(lifting: ends) else {
            return nil
        }
        // A child that runs as another user may open the write end again by the name `/dev/stdout`,
        // so every user may write to it.
        _ = fchmod(pipe.writeEnd, 0o622)
        return pipe
    }

    /// Creates a socket that carries bytes like a pipe, but can't be reopened by name.
    static func makeSocket() -> ChildPipe? {
        guard let ends = makeSockets(), let pipe = ChildPipe(lifting: ends) else { return nil }
        // Now a process that gets hold of the child's end can't read what was sent through the
        // socket.
        shutdown(pipe.writeEnd, Int32(SHUT_RD))
        return pipe
    }

    /// Takes ownership of two ends. If that fails, returns nil and sets `errno`.
    private init?(lifting ends: (Int32, Int32)) {
        guard let (readEnd, writeEnd) = liftedDescriptors(ends) else { return nil }
        guard fcntl(readEnd, F_SETFL, O_NONBLOCK) == 0 else {
            let code = errno
            close(readEnd)
            close(writeEnd)
            errno = code
            return nil
        }
        (self.readEnd, self.writeEnd) = (readEnd, writeEnd)
    }

    deinit {
        if readEnd >= 0 { close(readEnd) }
        if writeEnd >= 0 { close(writeEnd) }
    }

    /// Closes our copy of the child's end.
    mutating func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    private mutating func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    /// Reads the available bytes, up to the size of the buffer; nil if there are none at the
    /// moment.
    ///
    /// At the end of the pipe, this function closes the read end, so that it isn't polled again.
    mutating func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        guard readEnd >= 0 else { return nil }
        let descriptor = readEnd
        let count = buffer.withUnsafeMutableBytes {
            Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
        if count > 0 { return buffer[..<count] }
        if count == 0 { closeReadEnd() }
        return nil
    }
}

/// Creates two connected sockets that no child inherits by accident. If that fails, returns nil and
/// sets `errno`.
func makeSockets() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Platform.streamSocket, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
}

/// Moves two descriptors to numbers that no child uses, so that preparing a child's descriptors
/// can't overwrite them. If that fails, closes both, returns nil and sets `errno`.
func liftedDescriptors(_ ends: (Int32, Int32)) -> (Int32, Int32)? {
    let lifted = [ends.0, ends.1].map { end in
        end < firstClosedDescriptor ? fcntl(end, F_DUPFD_CLOEXEC, firstClosedDescriptor) : end
    }
    let code = errno
    let isWhole = lifted.allSatisfy { $0 >= 0 }
    for (end, copy) in zip([ends.0, ends.1], lifted) {
        if copy != end || !isWhole { close(end) }
        if copy >= 0, copy != end, !isWhole { close(copy) }
    }
    errno = code
    return isWhole ? (lifted[0], lifted[1]) : nil
}
