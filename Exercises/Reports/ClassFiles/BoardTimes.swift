import FileSystem
import Synchronization

/// Since when each learner of a class that is watched is at the exercise that they are at.
package final class BoardTimes: Sendable {
    private struct Place {
        let exercise: Int?
        let since: Double
    }

    private let places = Mutex<[String: Place]>([:])
    /// When the board was written last.
    private let written = Mutex(0.0)
    /// The seconds since 1970.
    private let now: @Sendable () -> Double

    /// After so many seconds the board is written again, so that it is seen that somebody watches.
    private static let interval = 30.0

    package init(now: @escaping @Sendable () -> Double) {
        self.now = now
    }

    /// Takes in where everybody is now, and says since when, by name; nothing of those who are done.
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

    /// What the board says of when it is: now, since it is about to be written.
    func time() -> Double {
        let time = now()
        written.withLock { $0 = time }
        return time
    }

    /// Lets a board on which nothing has changed say that it is of now, if it has not just said so.
    ///
    /// - Parameter reports: The folder of the reports.
    package func renewBoard(in reports: String, files: Files) throws(FileError) {
        guard now() - written.withLock(\.self) >= Self.interval else { return }
        let path = "\(reports)/board.html"
        // The folder may be gone, or elsewhere: that stops nobody from grading.
        guard let bytes = try? files.read(path) else { return }
        let page = BoardPage.renewed(String(decoding: bytes, as: UTF8.self), at: time())
        try files.write(path, Array(page.utf8))
    }
}
