/// Finds the anchors of a page: the ones that GitHub derives from a page's headings, or the IDs in the slides.
enum Anchors {
    static func of(_ page: GuidePage) -> Set<String> {
        if page.path.hasSuffix(".html") {
            return Set(
                page.prose.flatMap { $0.matches(of: #/ id="([^"]+)"/#) }.map { String($0.1) })
        }
        var result: Set<String> = []
        for line in page.prose {
            guard let heading = line.wholeMatch(of: #/#{1,6} +(.+?) *#*/#) else { continue }
            let words = heading.1.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
            let anchor = HeadingAnchor.of(words)
            var candidate = anchor
            var number = 0
            // If a page repeats a heading, GitHub appends a number to the anchor.
            while !result.insert(candidate).inserted {
                number += 1
                candidate = "\(anchor)-\(number)"
            }
        }
        return result
    }
}
