/// Some lines of the watch screen that belong together.
struct WatchSection {
    var lines: [String]
    /// Where the window is too low for all, the section with the lowest rank loses lines first.
    let rank: Int

    /// The lines of the sections with an empty line between them, as many as fit.
    static func fit(_ sections: [WatchSection], height: Int) -> [String] {
        var sections = sections.filter { !$0.lines.isEmpty }
        let lineCount = sections.map(\.lines.count).reduce(0, +)
        let isLoose = lineCount + sections.count - 1 <= height
        var excess = lineCount - height
        while excess > 0, let index = lowest(sections) {
            // A section of which one line would be left goes as a whole.
            let count = sections[index].lines.count
            let dropped = excess + 1 < count ? excess + 1 : count
            sections[index].lines.removeLast(dropped)
            if dropped < count { sections[index].lines.append("  …") }
            excess -= dropped < count ? dropped - 1 : dropped
            sections.removeAll(where: \.lines.isEmpty)
        }
        return Array(sections.map(\.lines).joined(separator: isLoose ? [""] : []).prefix(height))
    }

    private static func lowest(_ sections: [WatchSection]) -> Int? {
        sections.indices.min { sections[$0].rank < sections[$1].rank }
    }
}
