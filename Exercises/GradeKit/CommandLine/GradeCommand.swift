import Foundation

/// `grade`: grades the stages and writes the report.
struct GradeCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        let invocation = context.invocation
        let report = try context.grade(invocation.tree, stages: invocation.stages)
        if let output = invocation.output {
            let path = URL(filePath: output).path
            try context.files.write(path, Array(text(of: report, usesColor: false).utf8))
        } else {
            try context.console.out(text(of: report, usesColor: context.console.usesColor))
        }
        return report.isPassed ? ExitStatus.passed : ExitStatus.notPassed
    }

    private func text(of report: Report, usesColor: Bool) -> String {
        switch context.invocation.format {
        case .text: TextReporter(style: Style(usesColor: usesColor)).text(of: report)
        case .json: JSONReporter.text(of: report)
        }
    }
}
