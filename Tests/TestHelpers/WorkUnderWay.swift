import Foundation

/// Returns whether work is in progress outside the main queue, so an answer may still come.
///
/// Work on a background queue or in a task has a thread. The thread runs, waits for its turn on a busy
/// machine, or waits for the disk. In each case it is awake, because only a thread with nothing to do
/// is asleep. Work that comes after a delay has a timer.
func workIsUnderWay() -> Bool {
    #if os(Linux)
        // The threads are checked last, because work that a thread starts after its check isn't seen.
        return timersAreDueSoon() || threadsAreAwake()
    #elseif os(macOS)
        // The code for macOS hasn't been tried yet.
        var task = proc_taskinfo()
        let size = Int32(MemoryLayout<proc_taskinfo>.size)
        let filled = proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &task, size)
        return filled != size || task.pti_numrunning > 1
    #else
        return false
    #endif
}

/// How many times in a row `workIsUnderWay()` must return false before it can be relied on.
///
/// A block on the main queue may start a thread, so once is not enough.
/// macOS reports no timers, and no threads that wait for the disk, so it needs more checks.
/// Other systems can't be checked at all, so the wait there is longer.
let quietLooksNeeded: Int = {
    #if os(Linux)
        return 3
    #elseif os(macOS)
        return 10
    #else
        return 50
    #endif
}()

#if os(Linux)
    /// Returns whether any thread besides the calling one is awake.
    ///
    /// Linux shows `S` for a thread that is asleep, as in `1234 (its name) S 1 …`.
    private func threadsAreAwake() -> Bool {
        let folder = "/proc/self/task"
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return true
        }
        let awake = threads.filter { strstr(text(of: "\(folder)/\($0)/stat"), ") S ") == nil }
        return awake.count > 1
    }

    /// Returns whether a timer will fire within the next 50 ms.
    ///
    /// XCTest restarts a 100 ms timer again and again while it waits. That timer must not count.
    private func timersAreDueSoon() -> Bool {
        let folder = "/proc/self/fdinfo"
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return true
        }
        return files.contains { isDueSoon(text(of: "\(folder)/\($0)")) }
    }

    /// Returns whether an open file is a timer that fires soon, as Linux reports it.
    ///
    /// The file contains the remaining seconds and nanoseconds: `it_value: (0, 45000000)`.
    /// Both are zero for a timer that isn't set.
    private func isDueSoon(_ file: [CChar]) -> Bool {
        let words = "it_value: (0, "
        return file.withUnsafeBufferPointer { characters in
            guard let found = strstr(characters.baseAddress!, words) else { return false }
            return (1..<50_000_000).contains(atol(found + words.utf8.count))
        }
    }

    /// Returns the content of a short file, with a zero at its end; empty if it can't be read.
    ///
    /// This function is written in C style, because Foundation and strings would take many times as long.
    private func text(of path: String) -> [CChar] {
        var characters = [CChar](repeating: 0, count: 1024)
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return characters }
        defer { close(file) }
        _ = read(file, &characters, characters.count - 1)
        return characters
    }
#endif
