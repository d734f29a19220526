import Foundation

/// Writes to file descriptors, however little they take at a time.
package enum Descriptor {
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
