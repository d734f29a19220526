import Foundation

/// A person's name, as different systems write it.
enum PersonName {
    /// The letters and digits of a name, without accents and capitals.
    static func plain(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }

    /// The plain name as it is, and with the last name first, wherever the last name starts.
    static func orders(of name: String) -> Set<String> {
        let words = name.split { $0.isWhitespace || $0 == "," }.map { plain(String($0)) }
        return Set(words.indices.map { (words[$0...] + words[..<$0]).joined() })
    }
}
