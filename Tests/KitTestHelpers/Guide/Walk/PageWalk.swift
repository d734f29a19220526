@testable import Processes
@testable import Reports

/// Follows pages to the letter in a copy of the workshop, as a reader would: types what a page says to type,
/// runs its commands, and compares their output with what the page shows.
struct PageWalk {
    let copy: WorkshopCopy
    /// Whether the reader writes tests in Swift Testing. If so, the content of the Swift Testing folds
    /// replaces the tests above them, and only the commands in these folds are run.
    let isInSwiftTesting: Bool
    /// Which of a page's `swift test` and `grade verify` commands are run. Running all of them is slow,
    /// because each one builds.
    var runs = SlowCommands.all
    /// The commands that were run, in order.
    private(set) var commands: [String] = []
    /// The files that were typed into.
    private(set) var typed: Set<String> = []
    /// The differences between what happened and what the page says.
    private(set) var problems: [PageProblem] = []

    enum SlowCommands { case all, first, last }

    init(in copy: WorkshopCopy, isInSwiftTesting: Bool = false) {
        (self.copy, self.isInSwiftTesting) = (copy, isInSwiftTesting)
    }

    /// Follows a page from top to bottom. It stops only if something can't be typed.
    mutating func follow(_ page: GuidePage) throws {
        let blocks = page.blocks(inSwiftTesting: isInSwiftTesting)
        let skipped = try skippedCommands(in: blocks)
        for block in blocks {
            for directive in try block.directives() {
                switch directive {
                case .type(let path, let place):
                    try copy.type(block, into: path, at: place)
                    typed.insert(path)
                case .run where isInSwiftTesting && !block.isTwin:
                    break
                case .run:
                    for entry in try ConsoleBlock(block).entries
                    where !skipped.contains(entry.line) { try run(entry, in: page) }
                case .from, .compiled, .notCompiled, .notRun:
                    break
                }
            }
        }
    }

    /// The lines of the slow commands that aren't run.
    private func skippedCommands(in blocks: [Block]) throws -> Set<Int> {
        let lines = try blocks.filter { try $0.directives().contains(.run) }
            .flatMap { try ConsoleBlock($0).entries }
            .filter { $0.command.contains(#/swift test |grade verify/#) }.map(\.line)
        return switch runs {
        case .all: []
        case .first: Set(lines.dropFirst())
        case .last: Set(lines.dropLast())
        }
    }

    private mutating func run(_ entry: ConsoleBlock.Entry, in page: GuidePage) throws {
        let (status, output) = try copy.run(entry.command)
        commands.append(entry.command)
        guard let text = Self.problem(with: entry, status, output) else { return }
        problems.append(PageProblem(page: page.path, line: entry.line, text: text))
    }

    /// Compares a command's result with the page. The output must match what the page shows. If the page
    /// shows no output, the command must succeed.
    private static func problem(
        with entry: ConsoleBlock.Entry, _ status: ProcessEnd, _ output: String
    ) -> String? {
        let command = "'\(entry.command)'"
        if entry.output.isEmpty {
            return status == .exited(0) ? nil : "\(command) ended with \(status):\n\(output)"
        }
        switch OutputPattern(lines: entry.output).compare(with: output) {
        case .matches: return nil
        case .missing(let line): return "\(command) does not print '\(line)' there, but:\n\(output)"
        case .tooMuch: return "\(command) prints more than is shown:\n\(output)"
        }
    }
}
