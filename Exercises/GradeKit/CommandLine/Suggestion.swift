/// Finds the word that somebody may have meant who has mistyped it.
enum Suggestion {
    /// The nearest of the words, where it is near enough that a slip of the fingers explains it.
    static func nearest(to word: String, in words: [String]) -> String? {
        let typed = word.lowercased()
        let near = words.map { ($0, distance(typed, $0)) }
            .filter { known, distance in distance <= (known.count + 2) / 4 }
        return near.min { $0.1 < $1.1 }?.0
    }

    /// How many characters have to be put in, taken out or replaced to make one word of the other.
    static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (line, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, otherCharacter) in other.enumerated() {
                let replaced = diagonal + (character == otherCharacter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
