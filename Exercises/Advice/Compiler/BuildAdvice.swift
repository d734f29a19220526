import Grading

/// What helps where something doesn't compile, as far as what is declared where tells it.
///
/// What each looks like and what is said of it stand together, in the files that find it.
struct BuildAdvice: Equatable {
    let words: Finding.Words
    /// The change that it asks for: what two errors ask for is told once.
    let change: String

    init(_ words: Finding.Words, change: String? = nil) {
        self.words = words
        self.change = change ?? words.text
    }
}
