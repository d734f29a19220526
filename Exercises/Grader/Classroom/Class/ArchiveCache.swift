import FileSystem
import Synchronization

/// Remembers what came out of archives, so that one that hasn't changed isn't unpacked again.
package final class ArchiveCache: Sendable {
    private struct Known {
        let size: Int?
        let modified: Double?
        let entry: Roster.Entry
        let handedIn: LearnerSubmission
    }

    private let files: Files
    private let unpack: @Sendable (Roster.Entry) -> LearnerSubmission
    /// By the bytes of the paths: a name may be there with its accents in two ways.
    private let known = Mutex<[[UInt8]: Known]>([:])

    /// - Parameter unpack: Reads what lies at a path, whatever is known.
    package init(files: Files, unpack: @escaping @Sendable (Roster.Entry) -> LearnerSubmission) {
        self.files = files
        self.unpack = unpack
    }

    /// What lies at a path of the roster.
    package func read(_ entry: Roster.Entry) -> LearnerSubmission {
        guard let path = entry.path, files.kind(path) == .file else { return unpack(entry) }
        let (size, modified) = (files.size(path), files.modified(path))
        let memory = known.withLock { $0[Array(path.utf8)] }
        if let memory, memory.size == size, memory.modified == modified, memory.entry == entry {
            return memory.handedIn
        }
        let handedIn = unpack(entry)
        known.withLock {
            $0[Array(path.utf8)] = Known(
                size: size, modified: modified, entry: entry, handedIn: handedIn)
        }
        return handedIn
    }
}
