@testable import FileSystem
@testable import Grading
@testable import Reports

/// Finds blocks that are not in the file that they name.
struct SourceCheck {
    let kit: Kit
    let files: Files

    func problems(in page: GuidePage) -> [PageProblem] {
        page.blocks.compactMap { block in
            for case .from(let path, let region) in (try? block.directives()) ?? [] {
                if let text = problem(of: block, path, region) { return block.problem(text) }
            }
            return nil
        }
    }

    private func problem(of block: Block, _ path: String, _ region: String) -> String? {
        guard let bytes = try? files.read(kit.path(path)) else { return "there is no file \(path)" }
        let source = SwiftLines(String(decoding: bytes, as: UTF8.self))
        let whole = 0...(source.lines.count - 1)
        let regions = region == "all" ? [whole] : source.declarations(named: region)
        guard !regions.isEmpty else { return "\(path) declares no '\(region)'" }
        let isThere = regions.contains { Self.holds(Array(source.lines[$0]), block.lines) }
        return isThere ? nil : "these lines don't occur in this form in \(path), within '\(region)'"
    }

    /// Whether the lines of a block follow one another in some lines, apart from common indentation.
    ///
    /// Empty lines at the end of the block are ignored. They only tell readers who type the block to leave
    /// a space below it.
    static func holds(_ lines: [String], _ block: [String]) -> Bool {
        let last = block.lastIndex { !$0.isEmpty } ?? -1
        let wanted = withoutIndentation(Array(block[...last]))
        guard !wanted.isEmpty, wanted.count <= lines.count else { return false }
        return (0...(lines.count - wanted.count)).contains { start in
            withoutIndentation(Array(lines[start..<(start + wanted.count)])) == wanted
        }
    }

    private static func withoutIndentation(_ lines: [String]) -> [String] {
        let common = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(common)) }
    }
}
