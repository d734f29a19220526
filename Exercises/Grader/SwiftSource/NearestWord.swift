/// Finds the word that a misspelled word was probably meant to be.
package enum NearestWord {
    /// Returns the word that is nearest to `word`; nil if there is none, or if several are equally
    /// near. The words may differ in one letter, or in two if `word` has five letters or more.
    package static func to(_ word: String, among words: some Sequence<String>) -> String? {
        let limit = word.count < 5 ? 1 : 2
        // Too many other words are near a short word.
        guard word.count > 2, word.utf8.count <= longest else { return nil }
        var best = limit + 1
        var found: Set<String> = []
        for other in Set(words) where other != word && abs(other.count - word.count) <= limit {
            // The parts of a name are often in a different order, as in `evenOdd` and `oddEven`, so
            // that counts as near.
            let isReordered = word.lowercased().sorted() == other.lowercased().sorted()
            let difference = isReordered ? 0 : distance(word, other)
            if difference < best { found = [] }
            if difference <= best { found.insert(other) }
            best = min(best, difference)
        }
        return best <= limit && found.count == 1 ? found.first : nil
    }

    /// The maximum length of a word in bytes. A longer word isn't compared.
    private static let longest = 100

    /// How many letters must be inserted, removed, changed or swapped with a neighbor to turn one word into
    /// the other.
    package static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        var rows = [Array(0...other.count)]
        for (i, letter) in one.enumerated() {
            var row = [i + 1]
            for (j, second) in other.enumerated() {
                let change = rows[i][j] + (letter == second ? 0 : 1)
                var least = min(change, row[j] + 1, rows[i][j + 1] + 1)
                if i > 0, j > 0, letter == other[j - 1], second == one[i - 1] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
