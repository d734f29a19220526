import Foundation

/// Reads and writes file descriptors, however little they give or take at a time.
package enum Descriptor {
    /// All bytes up to the end, `most` at the most; goes on after a signal.
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

    /// Writes all bytes; goes on after a signal, and waits where the descriptor isn't ready.
    ///
    /// - Parameters:
    ///   - wait: Waits until the descriptor may be ready, or for a moment.
    ///   - isWanted: Asked before each piece. Where it isn't so, the rest is not written.
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

    /// Waits until the descriptor takes something, for a tenth of a second at the most: so who
    /// writes can see whether it is still wanted.
    package static func waitUntilWritable(_ descriptor: Int32) {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
        poll(&descriptors, 1, 100)
    }
}
