import Foundation

/// Normalizes a person's name, which different systems write differently.
enum PersonName {
    /// The letters and digits of a name, in lower case and without accents.
    static func plain(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }

    /// The forms of a name in which a system may write it: as it is, and with the last name first.
    /// The last name may start at any word, so there is a form for each word.
    static func orders(of name: String) -> Set<String> {
        let words = name.split { $0.isWhitespace || $0 == "," }.map { plain(String($0)) }
        return Set(words.indices.map { (words[$0...] + words[..<$0]).joined() })
    }
}
