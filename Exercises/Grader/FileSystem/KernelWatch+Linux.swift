#if !canImport(Darwin)
    import Foundation

    /// Watches folders with inotify: one watch for a folder hears of the files in it, too.
    struct KernelWatch: Sendable {
        private let queue: Int32
        /// Can be read, or has no other end any more, when the watch is to stop.
        private let stop: Int32
        private var watches: Set<Int32> = []

        /// What tells that a file may have another content, or a folder other names.
        ///
        /// A write into a file is told as it is closed: before that, half of it would be seen.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

        /// Nil where the system has no more queues to give.
        init?(stop: Int32) {
            self.stop = stop
            queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if queue < 0 { return nil }
        }

        /// Watches these paths, and no other any more.
        ///
        /// - Returns: Whether the system has watches enough.
        mutating func watch(_ paths: WatchedPaths) -> Bool {
            var (found, isComplete) = (Set<Int32>(), true)
            // For a folder that is watched already, the number of its watch comes back.
            paths.visit { path, isFolder in
                guard isFolder else { return }
                let watch = inotify_add_watch(queue, path, Self.events)
                if watch >= 0 {
                    found.insert(watch)
                } else if errno == ENOSPC || errno == ENOMEM {
                    isComplete = false
                }
            }
            // Without this, changes in a folder that was moved away would still be told.
            for watch in watches.subtracting(found) { inotify_rm_watch(queue, watch) }
            watches = found
            return isComplete
        }

        /// Waits for a change; false when the watch is to stop.
        func wait() -> Bool {
            var descriptors = [queue, stop].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            while poll(&descriptors, 2, -1) < 0 {
                guard errno == EINTR else { return false }
            }
            guard descriptors[1].revents == 0 else { return false }
            // All that has come is answered by one look, so it doesn't matter what it is.
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while read(queue, buffer.baseAddress, buffer.count) > 0 {}
            }
            return true
        }

        /// Gives everything back.
        func end() {
            for descriptor in [queue, stop] { close(descriptor) }
        }
    }
#endif
