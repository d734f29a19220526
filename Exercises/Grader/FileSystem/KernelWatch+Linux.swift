#if !canImport(Darwin)
    import Foundation

    /// Watches folders with inotify: the watch of a folder also reports changes of its files.
    struct KernelWatch: Sendable {
        private let queue: Int32
        /// Becomes readable, or loses its other end, when the watch must stop.
        private let stop: Int32
        private var watches: Set<Int32> = []

        /// The events which mean that the content of a file, or the names in a folder, may have changed.
        ///
        /// A write to a file is reported when the file is closed: before that, it may be incomplete.
        private static let events = UInt32(
            IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

        /// Nil if the system has no more queues.
        init?(stop: Int32) {
            self.stop = stop
            queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            if queue < 0 { return nil }
        }

        /// Watches these paths, and no others.
        ///
        /// - Returns: Whether the system has enough watches.
        mutating func watch(_ paths: WatchedPaths) -> Bool {
            var (found, isComplete) = (Set<Int32>(), true)
            // For a folder that is already watched, this returns the number of its watch.
            paths.visit { path, isFolder in
                guard isFolder else { return }
                let watch = inotify_add_watch(queue, path, Self.events)
                if watch >= 0 {
                    found.insert(watch)
                } else if errno == ENOSPC || errno == ENOMEM {
                    isComplete = false
                }
            }
            // Without this, changes in a folder that was moved away would still be reported.
            for watch in watches.subtracting(found) { inotify_rm_watch(queue, watch) }
            watches = found
            return isComplete
        }

        /// Waits for a change; false when the watch must stop.
        func wait() -> Bool {
            var descriptors = [queue, stop].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            while poll(&descriptors, 2, -1) < 0 {
                guard errno == EINTR else { return false }
            }
            guard descriptors[1].revents == 0 else { return false }
            // One check handles all events, so it doesn't matter what they are.
            withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
                while read(queue, buffer.baseAddress, buffer.count) > 0 {}
            }
            return true
        }

        /// Releases everything.
        func end() {
            for descriptor in [queue, stop] { close(descriptor) }
        }
    }
#endif
