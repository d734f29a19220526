import Foundation

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Reports

/// A Markdown page, divided into fenced blocks and prose.
struct GuidePage {
    /// The path in the repository, for example `Guide/for-authors.md`.
    let path: String
    /// The fenced blocks, from top to bottom.
    let blocks: [Block]
    /// All lines, with those of fenced blocks empty so that the rest keeps its line numbers.
    let prose: [String]

    /// Reads the text of a page.
    init(path: String, text: String) throws(PageProblem) {
        var blocks: [Block] = []
        var prose: [String] = []
        var isTwin = false
        var open: (fence: Fence, block: Block)?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init).enumerated()
        {
            if let (fence, block) = open {
                if fence.isClosed(by: line) {
                    blocks.append(block)
                    open = nil
                } else {
                    open?.block.lines.append(fence.withoutIndentation(line))
                }
                prose.append("")
            } else if let fence = Fence(line) {
                let directive = prose.last.flatMap(Self.comment)
                let block = Block(
                    page: path, line: index + 1, language: fence.language, directive: directive,
                    isTwin: isTwin)
                open = (fence, block)
                prose.append("")
            } else {
                if line == TestsFold.opening { isTwin = true }
                if line == "</details>" { isTwin = false }
                prose.append(line)
            }
        }
        if let (_, block) = open { throw block.problem("this block has no end") }
        self.path = path
        self.blocks = blocks
        self.prose = prose
    }

    /// Reads a page of the repository, or its slides.
    static func read(_ path: String, in kit: Kit) throws -> GuidePage {
        let text = String(decoding: try Files.live.read(kit.path(path)), as: UTF8.self)
        let isSlides = path.hasSuffix(".html")
        return try GuidePage(path: path, text: isSlides ? SlidesText.markdown(of: text) : text)
    }

    /// The chapters about a stage or an encore, sorted by name.
    static func chapters(of kit: Kit) throws -> [GuidePage] {
        let names = try SourceFolder.read(kit.path("Guide"), ending: ".md", files: .live).files.keys
        let chapters = names.filter { $0.contains(#/^([1-4]-|encore-)/#) }.sorted()
        precondition(chapters.count == Workshop.shipped.stages.count, "A chapter is missing.")
        return try chapters.map { try read("Guide/\($0)", in: kit) }
    }

    /// The blocks, from top to bottom, for a reader who writes tests in this library.
    func blocks(inSwiftTesting: Bool) -> [Block] {
        guard inSwiftTesting else { return blocks.filter { !$0.isTwin } }
        return blocks.indices.filter { index in
            // If the next block is a Swift Testing version, that version replaces this block.
            let next = blocks.dropFirst(index + 1).first
            return blocks[index].isTwin || next?.isTwin != true
        }.map { blocks[$0] }
    }

    /// The text of an HTML comment on a separate line.
    private static func comment(_ line: String) -> String? {
        line.wholeMatch(of: #/ *<!-- (.+) -->/#).map { String($0.1) }
    }
}
