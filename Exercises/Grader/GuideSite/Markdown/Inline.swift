/// A part of a line of text.
package indirect enum Inline: Equatable {
    case text(String)
    case code(String)
    case strong([Inline])
    case emphasis([Inline])
    case struck([Inline])
    case link([Inline], PageLink)
    /// A picture, with words for those who don't see it.
    case picture(String, PageLink)
    case tag(HTMLTag, line: Int)
    case lineBreak

    /// The links and pictures in this part.
    var links: [PageLink] {
        switch self {
        case .text, .code, .lineBreak: []
        case .strong(let parts), .emphasis(let parts), .struck(let parts): parts.flatMap(\.links)
        case .link(let parts, let link): [link] + parts.flatMap(\.links)
        case .picture(_, let link): [link]
        case .tag(let tag, let line): tag.targets.map { PageLink(target: $0, line: line) }
        }
    }

    /// The words that people read of this part.
    var words: String {
        switch self {
        case .text(let text), .code(let text), .picture(let text, _): text
        case .strong(let parts), .emphasis(let parts), .struck(let parts), .link(let parts, _):
            parts.words
        case .tag(let tag, _): tag.attributes["alt"] ?? ""
        case .lineBreak: " "
        }
    }
}

extension [Inline] {
    /// The words that people read, on one line.
    package var words: String {
        map(\.words).joined().replacing("\n", with: " ")
    }
}
