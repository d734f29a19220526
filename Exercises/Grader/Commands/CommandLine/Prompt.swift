import Foundation

/// Asks questions at the terminal.
struct Prompt: Sendable {
    /// Whether someone can answer.
    var isInteractive: Bool
    /// Asks on standard error and returns the answer; nil at the end of the input.
    var ask: @Sendable (String) -> String?

    /// Asks a yes-or-no question, and returns whether the answer is yes.
    func agrees(to question: String) -> Bool {
        let word = (ask(question) ?? "").trimmingCharacters(in: .whitespaces).lowercased()
        return word == "y" || word == "yes"
    }

    /// The terminal of this process.
    static func live(console: Console) -> Prompt {
        Prompt(
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
            ask: { question in
                console.error(question)
                let answer = readLine()
                // At the end of the input, the cursor is still after the question, so the line is
                // ended here.
                if answer == nil { console.error("\n") }
                return answer
            })
    }
}
