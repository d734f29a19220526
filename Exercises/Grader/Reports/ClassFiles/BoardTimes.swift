import FileSystem
import Synchronization

/// Remembers since when each learner of a watched class is at the current exercise.
package final class BoardTimes: Sendable {
    private struct Place {
        let exercise: Int?
        let since: Double
    }

    private let places = Mutex<[String: Place]>([:])
    /// The time at which the board was written last.
    private let written = Mutex(0.0)
    /// Returns the time now, in seconds since 1970.
    private let now: @Sendable () -> Double

    /// The seconds after which the board is written again, so that people see that the class is
    /// still watched.
    private static let interval = 30.0

    package init(now: @escaping @Sendable () -> Double) {
        self.now = now
    }

    /// Takes in where everybody is now, and says since when, by name. Learners who are done aren't
    /// in it.
    func since(_ rows: [BoardRow]) -> [String: Double] {
        let time = now()
        return places.withLock { places in
            var result: [String: Double] = [:]
            for row in rows where !row.states.isEmpty {
                if places[row.learner]?.exercise != row.current || places[row.learner] == nil {
                    places[row.learner] = Place(exercise: row.current, since: time)
                }
                if row.current != nil { result[row.learner] = places[row.learner]?.since }
            }
            return result
        }
    }

    /// The time for a board that is about to be written.
    func time() -> Double {
        let time = now()
        written.withLock { $0 = time }
        return time
    }

    /// Writes the time of now to a board on which nothing else has changed, if the board is older
    /// than the interval.
    ///
    /// - Parameter reports: The folder of the reports.
    package func renewBoard(in reports: String, files: Files) throws(FileError) {
        guard now() - written.withLock(\.self) >= Self.interval else { return }
        let path = "\(reports)/board.html"
        // Where the folder is gone or was moved, grading goes on all the same.
        guard let bytes = try? files.read(path) else { return }
        let page = BoardPage.renewed(String(decoding: bytes, as: UTF8.self), at: time())
        try files.write(path, Array(page.utf8))
    }
}
