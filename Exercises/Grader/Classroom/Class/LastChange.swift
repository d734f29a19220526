import FileSystem
import Synchronization

/// When a file in a learner's archives was changed last: an archive that hasn't changed is read once.
package final class LastChange: Sendable {
    private struct Known {
        let size: Int?
        let modified: Double?
        let time: Double?
    }

    private let place: SubmissionPlace
    private let unpacker: Unpacker
    private let known = Mutex<[[UInt8]: Known]>([:])

    package init(place: SubmissionPlace, unpacker: Unpacker) {
        (self.place, self.unpacker) = (place, unpacker)
    }

    /// In seconds since 1970; nil where that isn't known, as of a folder, which may be a copy.
    package func time(of entry: Roster.Entry) -> Double? {
        guard let path = entry.path, entry.problem == nil else { return nil }
        switch place.files.kind(path) {
        case .file: return time(ofArchive: path)
        case .folder:
            guard case .archives(let archives) = place.find(in: path) else { return nil }
            return archives.compactMap(time(ofArchive:)).max()
        default: return nil
        }
    }

    private func time(ofArchive path: String) -> Double? {
        let (size, modified) = (place.files.size(path), place.files.modified(path))
        let key = Array(path.utf8)
        if let old = known.withLock({ $0[key] }), old.size == size, old.modified == modified {
            return old.time
        }
        let time = unpacker.lastChange(in: path)
        known.withLock { $0[key] = Known(size: size, modified: modified, time: time) }
        return time
    }
}
