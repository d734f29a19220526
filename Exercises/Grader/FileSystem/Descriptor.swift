import Foundation

/// Reads and writes file descriptors completely, even if a system call returns or accepts only a
/// part.
package enum Descriptor {
    /// Reads all bytes up to the end, but at most `most`. Reading continues if a signal interrupts
    /// it.
    package static func read(_ descriptor: Int32, most: Int = .max) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < most {
            var code: Int32 = 0
            let size = min(1 << 16, most - bytes.count)
            let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                let result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                if result < 0 { code = errno }
                count = max(0, result)
            }
            guard code == 0 || code == EINTR else { throw SystemError(code: code) }
            if piece.isEmpty, code == 0 { break }
            bytes += piece
        }
        return bytes
    }

    /// Writes all bytes. Writing continues if a signal interrupts it.
    ///
    /// - Parameters:
    ///   - wait: Called if the descriptor accepts no more bytes at the moment. It returns when the
    ///     descriptor may be ready, or after a short time.
    ///   - isWanted: Called before each piece. If it returns false, the rest isn't written.
    package static func write(
        _ bytes: [UInt8], to descriptor: Int32,
        wait: (Int32) -> Void = { waitUntilWritable($0) }, isWanted: () -> Bool = { true }
    ) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty, isWanted() {
            let count = rest.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: wait(descriptor)
            case let code: throw SystemError(code: code)
            }
        }
    }

    /// Waits until the descriptor accepts more bytes, for at most a tenth of a second, so that the
    /// caller can check whether the bytes are still wanted.
    package static func waitUntilWritable(_ descriptor: Int32) {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
        poll(&descriptors, 1, 100)
    }
}

extension Descriptor {
    /// Creates a pipe that no child inherits. If that fails, returns nil and sets `errno`.
    package static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard pipe(&ends) == 0 else { return nil }
            // A child that starts before the next line doesn't inherit the pipe either, because our
            // children start with POSIX_SPAWN_CLOEXEC_DEFAULT.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
            guard let pipe2, pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        #endif
        return (ends[0], ends[1])
    }

    #if !canImport(Darwin)
        /// The function `pipe2`, looked up by name because Swift doesn't import GNU extensions.
        private static let pipe2 = dlsym(nil, "pipe2").map {
            unsafeBitCast(
                $0,
                to: (@convention(c) @Sendable (UnsafeMutablePointer<Int32>, Int32) -> Int32).self)
        }
    #endif
}
