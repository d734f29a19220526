import Foundation

/// Questions to the person at the terminal.
struct Prompt: Sendable {
    /// Whether somebody is there to answer.
    var isInteractive: Bool
    /// Asks on standard error and returns the answer; nil where the input has ended.
    var ask: @Sendable (String) -> String?

    /// Whether the answer to a question is a yes.
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
                // Where the input ends, the cursor still stands behind the question.
                if answer == nil { console.error("\n") }
                return answer
            })
    }
}
