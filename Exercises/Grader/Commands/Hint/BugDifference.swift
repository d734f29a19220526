import Catalog
import FileSystem
import Grading

/// A planted bug as the learner sees it: the lines of the reference solution that the bug changes.
struct BugDifference: Sendable, Equatable {
    /// A unified diff with one hunk, because a bug changes one place.
    let unified: String

    /// The number of unchanged lines that are shown before and after the change.
    private static let context = 3

    init(of bug: PlantedBug, in stage: Stage, kit: Kit, files: Files) throws(FileError) {
        let path = "\(Tree.finished.modulePath(stage))/\(bug.file)"
        let source = String(decoding: try files.read(kit.path(path)), as: UTF8.self)
        let lines = Self.lines(
            from: Self.split(source),
            to: Self.split(source.replacing(bug.find, with: Self.replacement(for: bug, in: source)))
        )
        let isChange = { (line: String) in !line.hasPrefix(" ") }
        let first = max(0, (lines.firstIndex(where: isChange) ?? 0) - Self.context)
        let last = min(lines.count, (lines.lastIndex(where: isChange) ?? 0) + 1 + Self.context)
        let hunk = lines[first..<max(first, last)]
        let counts = ["+", "-"].map { other in hunk.count { !$0.hasPrefix(other) } }
        unified =
            ([
                "--- \(path)", "+++ \(path), with the bug",
                "@@ -\(first + 1),\(counts[0]) +\(first + 1),\(counts[1]) @@",
            ] + hunk).joined(separator: "\n")
    }

    /// The bug's code, indented like the code that it replaces.
    ///
    /// In the catalog, the first line of a replacement has no indentation. Its other lines either have the
    /// indentation of the source already, or they have none.
    private static func replacement(for bug: PlantedBug, in source: String) -> String {
        let before = source.prefix(
            upTo: source.firstRange(of: bug.find)?.lowerBound ?? source.startIndex)
        let margin = (before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
            .prefix { $0 == " " }
        let (first, rest) = (bug.replace.prefix { $0 != "\n" }, split(bug.replace).dropFirst())
        let isIndented = rest.allSatisfy { $0.isEmpty || $0.hasPrefix(margin) }
        guard !isIndented, !first.hasPrefix(" ") else { return bug.replace }
        return ([first] + rest.map { $0.isEmpty ? $0 : "\(margin)\($0)" }).joined(separator: "\n")
    }

    /// The lines of two texts as in a diff. Each line starts with `-` if only the old text has it, with `+`
    /// if only the new text has it, and otherwise with a space.
    private static func lines(from old: [Substring], to new: [Substring]) -> [String] {
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        for change in new.difference(from: old) {
            switch change {
            case .remove(let line, _, _): removed.insert(line)
            case .insert(let line, _, _): inserted.insert(line)
            }
        }
        var lines: [String] = []
        var (place, newPlace) = (0, 0)
        while place < old.count || newPlace < new.count {
            if removed.contains(place) {
                lines.append("-\(old[place])")
                place += 1
            } else if inserted.contains(newPlace) {
                lines.append("+\(new[newPlace])")
                newPlace += 1
            } else {
                lines.append(" \(old[place])")
                (place, newPlace) = (place + 1, newPlace + 1)
            }
        }
        return lines
    }

    private static func split(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}
