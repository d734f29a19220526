import Synchronization

/// Since when each learner of a class that is watched is at the exercise that they are at.
package final class BoardTimes: Sendable {
    private struct Place {
        let exercise: Int?
        let since: Double
    }

    private let places = Mutex<[String: Place]>([:])
    /// The seconds since 1970.
    private let now: @Sendable () -> Double

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
}
