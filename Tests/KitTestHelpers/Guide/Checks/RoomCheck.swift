@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Reports

/// Finds differences between a page for a room and its chapter, the catalog or the tree.
struct RoomCheck {
    /// The maximum number of words that fit on a sheet.
    static let mostWords = 600

    let kit: Kit
    let files: Files

    func problems(
        of room: GuidePage, beside chapter: GuidePage, about stage: Stage
    ) -> [PageProblem] {
        var texts: [String] = []
        if room.wordsInSight > Self.mostWords {
            texts.append("it has \(room.wordsInSight) words, and at most \(Self.mostWords) fit")
        }
        let tables = Self.tables(in: room.section("What has to happen"))
        if tables.isEmpty || tables != chapter.cases {
            texts.append("its tables differ from the cases in \(chapter.path)")
        }
        texts += steps(in: room, of: stage)
        texts += commands(in: room, of: stage)
        texts += names(in: room, chapter, stage)
        if Self.end(of: room) != Self.end(of: chapter) {
            texts.append("it doesn't end with the command and the star that \(chapter.path) has")
        }
        return texts.map { PageProblem(page: room.path, line: 1, text: $0) }
    }

    /// The tables among some lines, each as an array of its lines.
    static func tables(in lines: [String]) -> [[String]] {
        lines.split { !$0.hasPrefix("|") }.map(Array.init)
    }

    /// The last block that shows a finished stage: its command, and the stage's title after the star.
    private static func end(of page: GuidePage) -> [String] {
        page.blocks.compactMap { block -> [String]? in
            let star = block.lines.first { $0.hasPrefix("★ ") && !$0.hasPrefix("★ …") }
            guard let star, let command = block.lines.first else { return nil }
            let title = star.prefix { !"…░█".contains($0) }
            return [command, title.split(separator: " ").joined(separator: " ")]
        }.last ?? []
    }

    /// Checks that each exercise has a step, in order, that names its files.
    private func steps(in room: GuidePage, of stage: Stage) -> [String] {
        let lines = room.section("Steps")
        let starts = lines.indices.filter { lines[$0].contains(#/^\d+\. /#) }
        guard starts.count == stage.exercises.count else {
            return ["it has \(starts.count) steps for \(stage.exercises.count) exercises"]
        }
        return zip(stage.exercises, starts).flatMap { exercise, start in
            let text = lines[start...].prefix { !$0.isEmpty }.enumerated()
                .prefix { $0.offset == 0 || $0.element.hasPrefix("   ") }
                .map(\.element).joined(separator: " ")
            let wanted =
                ["**\(exercise.title)**"]
                + (exercise.files + ["\(exercise.ownTests).swift"]).map { "`\($0)`" }
            return wanted.filter { !text.contains($0) }.map {
                "the step of \(exercise.id) doesn't name \($0)"
            }
        }
    }

    /// Checks that the page shows, for each exercise, the command that runs the exercise's tests.
    private func commands(in room: GuidePage, of stage: Stage) -> [String] {
        let shown = Set(room.blocks.flatMap(\.lines))
        return stage.exercises.map {
            "$ WORKSHOP_STAGE=\(stage.id) swift test --filter \($0.ownTests)"
        }
        .filter { !shown.contains($0) }.map { "it doesn't have the line '\($0)'" }
    }

    /// Checks that every file named in code style exists, and that everything else in code style is also in
    /// the chapter.
    private func names(in room: GuidePage, _ chapter: GuidePage, _ stage: Stage) -> [String] {
        let text = (chapter.prose + chapter.blocks.map(\.text)).joined(separator: "\n")
        let spans = room.prose.joined(separator: "\n").matches(of: #/`([^`]+)`/#).map { $0.1 }
        return Set(spans).sorted().compactMap { span in
            if span.hasPrefix("Starter/") {
                return files.kind(kit.path(String(span))) == nil ? "there is no \(span)" : nil
            }
            if span.hasSuffix(".swift") {
                let folders = [stage.folder, stage.testsFolder]
                let isThere = folders.contains {
                    files.kind(kit.path("Starter/\($0)/\(span)")) != nil
                }
                return isThere ? nil : "\(stage.module) has no file \(span)"
            }
            return text.contains(span) ? nil : "\(chapter.path) doesn't mention \(span)"
        }
    }
}

extension GuidePage {
    /// The tables of cases, each as an array of its lines: the tables after a line `<!-- cases -->`. Each is
    /// in its exercise's section.
    var cases: [[String]] {
        prose.indices.filter { prose[$0] == "<!-- cases -->" }
            .compactMap { RoomCheck.tables(in: Array(prose[($0 + 1)...])).first }
    }

    /// The lines below a second-level heading; empty if there is no such heading.
    func section(_ heading: String) -> [String] {
        guard let start = prose.firstIndex(of: "## \(heading)") else { return [] }
        return Array(prose[(start + 1)...].prefix { !$0.hasPrefix("## ") })
    }
}
