import Catalog
import FileSystem
import Grading

/// A planted bug as the learner sees it: its change to the reference solution.
struct BugDifference: Sendable, Equatable {
    /// A unified diff with one hunk, because a bug changes one place.
    let unified: String

    init(of bug: PlantedBug, in stage: Stage, kit: Kit, files: Files) throws(FileError) {
        let path = "\(Tree.finished.modulePath(stage))/\(bug.file)"
        let source = String(decoding: try files.read(kit.path(path)), as: UTF8.self)
        let (old, new) = (
            Self.lines(source), Self.lines(source.replacing(bug.find, with: bug.replace))
        )
        let same = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - same
        let sameAfter = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        let (first, after) = (max(0, same - 3), min(3, sameAfter))
        func piece(_ lines: [Substring], _ sign: String) -> [String] {
            lines[same..<(lines.count - sameAfter)].map { "\(sign)\($0)" }
        }
        func range(_ lines: [Substring]) -> String {
            "\(first + 1),\(lines.count - sameAfter + after - first)"
        }
        let end = old.count - sameAfter
        let lines =
            ["--- \(path)", "+++ \(path), with the bug", "@@ -\(range(old)) +\(range(new)) @@"]
            + old[first..<same].map { " \($0)" } + piece(old, "-") + piece(new, "+")
            + old[end..<end + after].map { " \($0)" }
        unified = lines.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}
