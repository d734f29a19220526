import Classroom

/// The numbers that stand for the learners on a board whose names are hidden.
///
/// A number follows from a name's hash, so that it tells nothing of the alphabet and stays the learner's,
/// also when others come and go. Nobody who looks at a wall can tell whose it is.
struct HiddenNumbers {
    /// The numbers in the order of the names.
    let numbers: [Int]

    init(_ names: [String]) {
        // Three digits can be read on a wall; four for a class in which many would meet.
        let first = names.count > 150 ? 1000 : 100
        let count = first * 9
        var taken: Set<Int> = []
        var found: [String: Int] = [:]
        // Where two meet, the one with the smaller hash stays.
        for (hash, name) in names.map({ (NameHash.fnv1a(of: $0), $0) }).sorted(by: { $0 < $1 }) {
            var place = Int(hash % UInt64(count))
            while !taken.insert(place).inserted { place = (place + 1) % count }
            found[name] = first + place
        }
        numbers = names.map { found[$0] ?? 0 }
    }
}
