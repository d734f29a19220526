import Foundation

/// A way to hear that something in some folders may have changed.
package struct FolderWatch: Sendable {
    /// Calls the closure soon after each change, on a thread of its own, for as long as what is
    /// returned lives; nil where the system can't tell.
    ///
    /// The call doesn't say what has changed, and may come for nothing: the closure has to look.
    /// And the system doesn't know of every change: on another computer's disk, others write, too.
    ///
    /// - Parameters:
    ///   - root: The absolute path of a folder that is there.
    ///   - folders: Paths of folders below it, watched with all that is in them. They may come
    ///     later, go, and come again.
    package var start:
        @Sendable (_ root: String, _ folders: [String], _ changed: @escaping @Sendable () -> Void)
            -> Watching?

    package init(
        start:
            @escaping @Sendable (String, [String], @escaping @Sendable () -> Void) -> Watching?
    ) {
        self.start = start
    }

    /// Something that goes on for as long as this lives.
    package final class Watching: Sendable {
        private let stop: @Sendable () -> Void

        package init(stop: @escaping @Sendable () -> Void) {
            self.stop = stop
        }

        deinit { stop() }
    }
}

extension FolderWatch {
    /// What the system tells: inotify on Linux, kqueue on macOS.
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
                // What has come is watched before anybody looks: what happens later is told.
                _ = kernel.watch(paths)
                changed()
            }
            kernel.end()
        }
        // The thread sees that nobody can write to the pipe any more.
        return Watching { close(pipe.writeEnd) }
    }
}

/// The paths to watch so that no change in some folders is missed.
struct WatchedPaths: Sendable {
    let root: String
    let folders: [String]

    /// Calls the closure with each folder and file that is there now.
    ///
    /// A folder is told before its names are read, so that what comes into it meanwhile is heard of.
    func visit(_ watch: (_ path: String, _ isFolder: Bool) -> Void) {
        watch(root, true)
        for folder in folders {
            // A folder that goes or comes is heard of in the one above it.
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
