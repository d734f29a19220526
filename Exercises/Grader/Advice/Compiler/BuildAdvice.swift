import Grading

/// What helps where something doesn't compile, as far as what is declared where tells it.
///
/// The file that finds a mistake has the sentence on it, too.
struct BuildAdvice: Equatable {
    let words: Finding.Words
    /// The change to make. Two errors that need the same change are told once.
    let change: String

    init(_ words: Finding.Words, change: String? = nil) {
        self.words = words
        self.change = change ?? words.text
    }
}
