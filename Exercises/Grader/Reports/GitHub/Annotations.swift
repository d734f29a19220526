import Catalog
import Grading

/// The annotations of a report in GitHub Actions.
enum Annotations {
    /// The maximum number of annotations of one kind that GitHub shows per step.
    static let maximum = 10

    /// The maximum number of notices in a report. It leaves room for three that say how many annotations of
    /// each kind are omitted.
    static let maximumNotices = maximum - 3

    /// The annotations of a report: errors for what doesn't pass, warnings for anything else that must be
    /// fixed, and notices for flags and for tests that could be better.
    static func all(of report: Report) -> [WorkflowCommand] {
        let all = report.stages.flatMap { stage in
            StageOutline(stage, tree: report.tree, for: .tools).sections.flatMap { section in
                section.items.compactMap { annotation($0, in: section, of: stage, report.tree) }
            }
        }
        return ["error", "warning", "notice"].flatMap { level in
            limited(all.filter { $0.name == level }, level)
        }
    }

    private static func limited(_ commands: [WorkflowCommand], _ level: String) -> [WorkflowCommand]
    {
        let maximum = level == "notice" ? maximumNotices : maximum
        let rest = commands.count - maximum
        guard rest > 0 else { return commands }
        let words =
            "The first \(maximum) \(level)s are shown here. \(rest) more "
            + "\(rest == 1 ? "is" : "are") in the report."
        return commands.prefix(maximum) + [WorkflowCommand(name: "notice", message: words)]
    }

    /// The annotation for an item at its line or in its file; nil for an item that needs none.
    private static func annotation(
        _ item: OutlineItem, in section: OutlineSection, of stage: StageReport, _ tree: Tree
    ) -> WorkflowCommand? {
        let level: String
        switch item.role {
        case .failed: level = "error"
        case .toFix, .warning: level = item.failure == nil ? "warning" : "error"
        case .remark: level = "notice"
        case .passed, .skipped, .bug, .note: return nil
        }
        let file = item.place?.file ?? item.file
        var properties = [("file", file.isEmpty ? tree.ownTestsPath(stage.stage) : file)]
        if let line = item.place?.line { properties.append(("line", "\(line)")) }
        if item.failure != nil, let column = item.place?.column {
            properties.append(("col", "\(column)"))
        }
        let subject = [item.names.joined(separator: ", "), section.title, item.file]
        let title = [StageWords.name(stage.stage)] + subject.filter { !$0.isEmpty }.prefix(1)
        properties.append(("title", title.joined(separator: ", ")))
        return WorkflowCommand(
            name: level, properties: properties, message: Excerpt.of(item.message(in: section)))
    }
}
