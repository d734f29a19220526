import Foundation

extension Descriptor {
    /// Makes a pipe that no child inherits; nil with `errno` set where that fails.
    package static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard pipe(&ends) == 0 else { return nil }
            // Children of ours start with POSIX_SPAWN_CLOEXEC_DEFAULT, so the gap does no harm.
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
            guard let pipe2, pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        #endif
        return (ends[0], ends[1])
    }

    #if !canImport(Darwin)
        /// Looked up by name: Swift doesn't see it, since it is a GNU extension.
        private static let pipe2 = dlsym(nil, "pipe2").map {
            unsafeBitCast(
                $0,
                to: (@convention(c) @Sendable (UnsafeMutablePointer<Int32>, Int32) -> Int32).self)
        }
    #endif
}
