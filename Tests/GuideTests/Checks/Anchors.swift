/// The anchors of a page, as GitHub makes them of its headings.
enum Anchors {
    static func of(_ page: Page) -> Set<String> {
        var result: Set<String> = []
        for line in page.prose {
            guard let heading = line.wholeMatch(of: #/#{1,6} +(.+?) *#*/#) else { continue }
            let anchor = anchor(of: String(heading.1))
            var candidate = anchor
            var number = 0
            // A second heading with the same words gets a number.
            while !result.insert(candidate).inserted {
                number += 1
                candidate = "\(anchor)-\(number)"
            }
        }
        return result
    }

    /// Small letters, digits, hyphens and underscores; a space becomes a hyphen, the rest goes.
    static func anchor(of heading: String) -> String {
        let words = heading.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
        return String(
            words.lowercased().compactMap { character -> Character? in
                if character == " " { return "-" }
                let isKept = character.isLetter || character.isNumber || "-_".contains(character)
                return isKept ? character : nil
            })
    }
}
