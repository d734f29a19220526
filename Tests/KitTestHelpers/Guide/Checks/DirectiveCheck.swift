/// Finds blocks with missing or wrong directives.
enum DirectiveCheck {
    /// Code and commands must say where they come from or how they are checked; other blocks must have no
    /// directive.
    static func problems(in page: GuidePage) -> [PageProblem] {
        page.blocks.flatMap { block -> [PageProblem] in
            do throws(PageProblem) {
                return texts(about: block, with: try block.directives()).map(block.problem)
            } catch {
                return [error]
            }
        }
    }

    private static func texts(about block: Block, with directives: [Directive]) -> [String] {
        if ["sh", "bash", "zsh", "shell"].contains(block.language) {
            return ["a block of commands is a 'console' block"]
        }
        if directives.isEmpty, ["swift", "json", "console"].contains(block.language) {
            return ["there is no directive directly above this \(block.language) block"]
        }
        if block.language != "console", block.lines.contains(where: isGradesOutput) {
            return ["output of grade belongs to the command that prints it, in a 'console' block"]
        }
        guard directives.allSatisfy({ $0.fits(block.language) }) else {
            let directive = block.directive ?? ""
            return ["'\(directive)' is nothing for a block of the language '\(block.language)'"]
        }
        return []
    }

    /// Whether this looks like a line that `grade` prints about a stage.
    private static func isGradesOutput(_ line: String) -> Bool {
        line.starts(with: #/[★✓✗] Stage \d/#)
    }
}
