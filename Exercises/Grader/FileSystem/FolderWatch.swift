import Foundation

/// Notifies when something in some folders may have changed.
package struct FolderWatch: Sendable {
    /// Calls the closure soon after each change, on its own thread, for as long as the returned
    /// object lives; nil if the system doesn't report changes.
    ///
    /// The call doesn't say what has changed, and may come without a change: the closure must check.
    /// And the system doesn't report every change: other computers also write to a shared disk.
    ///
    /// - Parameters:
    ///   - root: The absolute path of an existing folder.
    ///   - folders: Paths of folders below it, watched with their content. They may appear
    ///     later, disappear, and appear again.
    package var start:
        @Sendable (_ root: String, _ folders: [String], _ changed: @escaping @Sendable () -> Void)
            -> Watching?

    package init(
        start:
            @escaping @Sendable (String, [String], @escaping @Sendable () -> Void) -> Watching?
    ) {
        self.start = start
    }

    /// An activity that goes on for as long as this object lives.
    package final class Watching: Sendable {
        private let stop: @Sendable () -> Void

        package init(stop: @escaping @Sendable () -> Void) {
            self.stop = stop
        }

        deinit { stop() }
    }
}

extension FolderWatch {
    /// The system's notifications: inotify on Linux, kqueue on macOS.
    package static let live = FolderWatch { root, folders, changed in
        guard let pipe = Descriptor.makePipe() else { return nil }
        let paths = WatchedPaths(root: root, folders: folders)
        guard var kernel = KernelWatch(stop: pipe.readEnd) else {
            for end in [pipe.readEnd, pipe.writeEnd] { close(end) }
            return nil
        }
        guard kernel.watch(paths) else {
            kernel.end()
            close(pipe.writeEnd)
            return nil
        }
        Thread.detachNewThread { [kernel] in
            var kernel = kernel
            while kernel.wait() {
                // New files are watched before the callback, so that later changes are reported.
                _ = kernel.watch(paths)
                changed()
            }
            kernel.end()
        }
        // The thread sees that the pipe's write end is closed.
        return Watching { close(pipe.writeEnd) }
    }
}

/// The paths that must be watched so that no change in some folders is missed.
struct WatchedPaths: Sendable {
    let root: String
    let folders: [String]

    /// Calls the closure with each folder and file that exists now.
    ///
    /// Each folder comes before its names are read, so that files added meanwhile aren't missed.
    func visit(_ watch: (_ path: String, _ isFolder: Bool) -> Void) {
        watch(root, true)
        for folder in folders {
            // A folder that disappears or appears is reported by the folder above it.
            var path = root
            for name in folder.split(separator: "/").dropLast() {
                path += "/\(name)"
                watch(path, true)
            }
            descend("\(root)/\(folder)", watch)
        }
    }

    private func descend(_ folder: String, _ watch: (String, Bool) -> Void) {
        watch(folder, true)
        for name in (try? FolderNames.read(folder)) ?? [] where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: descend(path, watch)
            case S_IFREG: watch(path, false)
            default: break
            }
        }
    }
}
