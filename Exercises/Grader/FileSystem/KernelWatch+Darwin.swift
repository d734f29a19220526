#if canImport(Darwin)
    import Foundation

    /// Watches folders and files with kqueue, which needs an open descriptor for each of them.
    struct KernelWatch: Sendable {
        /// The identity of a file or a folder, whatever its path is.
        private struct Identity: Hashable {
            let device: Int64
            let inode: UInt64
        }

        private let queue: Int32
        /// Becomes readable, or loses its other end, when the watch must stop.
        private let stop: Int32
        private var descriptors: [Identity: Int32] = [:]

        /// A process usually has 256 descriptors here, and the grader also needs some.
        private static let mostDescriptors = 128

        /// The events which mean that the content of a file, or the names in a folder, may have changed.
        private static let events = UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_LINK
                | NOTE_REVOKE)

        /// Nil if the system has no more queues.
        init?(stop: Int32) {
            self.stop = stop
            queue = kqueue()
            guard queue >= 0 else { return nil }
            _ = fcntl(queue, F_SETFD, FD_CLOEXEC)
            guard add(stop, filter: EVFILT_READ, flags: EV_ADD) else {
                close(queue)
                return nil
            }
        }

        /// Watches these paths, and no others.
        ///
        /// - Returns: Whether there are enough descriptors.
        mutating func watch(_ paths: WatchedPaths) -> Bool {
            var (found, isComplete) = (Set<Identity>(), true)
            paths.visit { path, _ in
                var status = stat()
                guard stat(path, &status) == 0 else { return }
                let identity = Identity(
                    device: Int64(status.st_dev), inode: UInt64(status.st_ino))
                found.insert(identity)
                guard descriptors[identity] == nil else { return }
                isComplete = open(path, as: identity) && isComplete
            }
            // When a descriptor is closed, the queue forgets it.
            for (identity, descriptor) in descriptors where !found.contains(identity) {
                close(descriptor)
                descriptors[identity] = nil
            }
            return isComplete
        }

        /// Watches paths that aren't watched yet; false if the system doesn't allow it.
        private mutating func open(_ path: String, as identity: Identity) -> Bool {
            guard descriptors.count < Self.mostDescriptors else { return false }
            let descriptor = Foundation.open(path, O_EVTONLY | O_CLOEXEC)
            // A path that has gone meanwhile, or can't be opened, isn't needed.
            guard descriptor >= 0 else { return errno != EMFILE && errno != ENFILE }
            guard add(descriptor, filter: EVFILT_VNODE, flags: EV_ADD | EV_CLEAR) else {
                close(descriptor)
                return false
            }
            descriptors[identity] = descriptor
            return true
        }

        private func add(_ descriptor: Int32, filter: Int32, flags: Int32) -> Bool {
            var change = kevent(
                ident: UInt(descriptor), filter: Int16(filter), flags: UInt16(flags),
                fflags: filter == EVFILT_VNODE ? Self.events : 0, data: 0, udata: nil)
            return kevent(queue, &change, 1, nil, 0, nil) == 0
        }

        /// Waits for a change; false when the watch must stop.
        func wait() -> Bool {
            var events = Array(repeating: kevent(), count: 64)
            while true {
                let count = kevent(queue, nil, 0, &events, Int32(events.count), nil)
                if count >= 0 {
                    return !events.prefix(Int(count)).contains { $0.ident == UInt(stop) }
                }
                guard errno == EINTR else { return false }
            }
        }

        /// Releases everything.
        func end() {
            for descriptor in [queue, stop] + descriptors.values { close(descriptor) }
        }
    }
#endif
