import FileSystem
import Foundation

/// A pipe that a child writes to and that we read without blocking. Its ends are closed with this
/// value.
struct ChildPipe: ~Copyable {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    /// Makes a pipe that no child inherits by accident; nil with `errno` set where none can be made.
    static func make() -> ChildPipe? {
        guard var (readEnd, writeEnd) = Descriptor.makePipe() else { return nil }
        guard lift(&readEnd), lift(&writeEnd), fcntl(readEnd, F_SETFL, O_NONBLOCK) == 0 else {
            let code = errno
            close(readEnd)
            close(writeEnd)
            errno = code
            return nil
        }
        // A child that runs as another user may open the write end again, as `/dev/stdout`.
        _ = fchmod(writeEnd, 0o622)
        return ChildPipe(readEnd: readEnd, writeEnd: writeEnd)
    }

    private init(readEnd: Int32, writeEnd: Int32) {
        self.readEnd = readEnd
        self.writeEnd = writeEnd
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

    /// Reads what is there, up to the size of the buffer; nil where nothing is there now.
    ///
    /// At the end of the pipe it closes the read end, so that nobody waits for it again.
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

    /// Writes all of a few bytes, closes our write end, and hands out the read end.
    consuming func holding(_ bytes: [UInt8]) -> Int32 {
        try? Descriptor.write(bytes, to: writeEnd)
        closeWriteEnd()
        let end = readEnd
        readEnd = -1
        _ = fcntl(end, F_SETFL, 0)
        return end
    }

    private static func lift(_ descriptor: inout Int32) -> Bool {
        guard let lifted = liftedDescriptor(descriptor) else { return false }
        descriptor = lifted
        return true
    }
}

/// Moves a descriptor above those that a child gets, so that placing one can't overwrite it; nil with
/// `errno` set where that fails.
func liftedDescriptor(_ descriptor: Int32) -> Int32? {
    guard descriptor < firstClosedDescriptor else { return descriptor }
    let lifted = fcntl(descriptor, F_DUPFD_CLOEXEC, firstClosedDescriptor)
    guard lifted >= 0 else { return nil }
    close(descriptor)
    return lifted
}
