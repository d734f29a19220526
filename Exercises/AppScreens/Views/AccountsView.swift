import Shared
import TerminalKit

/// Draws the screen of the encore Accounts: two fields and three buttons, or the logged-in user.
enum AccountsView {
    static let exercises = [
        "account-validator", "account-login", "account-service", "account-factory",
    ]
    private static let labelColumns = 9

    /// - Parameter style: nil for a printed page, on which nothing has the focus.
    static func lines(
        of state: AccountsState, server: String, columns: Int, style: Style?
    ) -> [String] {
        let isPrinted = style == nil
        let style = style ?? Style(usesColor: false)
        if let user = state.user {
            let text = "Logged in as \(PlainText.line(user))"
            return [
                ScreenText.clipped(text, to: columns), "",
                "\(style.bold("▶")) [ \(style.bold("Log out")) ]",
            ]
        }
        func mark(_ focus: AccountsState.Focus) -> String {
            state.focus == focus && !isPrinted ? style.bold("▶") : " "
        }
        func button(_ title: String, _ focus: AccountsState.Focus) -> String {
            let shown = state.focus == focus && !isPrinted ? style.bold(title) : title
            return "\(mark(focus)) [ \(shown) ]"
        }
        func field(_ label: String, _ text: String, _ focus: AccountsState.Focus) -> String {
            let room = max(1, min(columns, 60) - labelColumns - 5)
            let end = ScreenText.ending(PlainText.line(String(text.suffix(room + 1))), in: room)
            let cursor = state.focus == focus && !isPrinted ? "▏" : ""
            let name = ScreenText.padded(label, to: labelColumns)
            return "\(mark(focus)) \(name)[\(ScreenText.padded(end + cursor, to: room + 1))]"
        }
        let dots = String(repeating: "•", count: state.passwordLength)
        var lines = [
            field("Email", state.email, .email), field("Password", dots, .password), "",
            button("Log in", .login), button("Register", .register), button("Facebook", .facebook),
        ]
        if state.isLoading { lines += ["", "  One moment …"] }
        if let message = state.message {
            lines +=
                [""]
                + PlainText.wrapped(PlainText.safe(message), width: columns - 4)
                .map { "  " + style.bad($0) }
        }
        // The exercises take precedence, because a small window has no room for both.
        let note =
            state.usesStubs
            ? "Stubs: there is one user, ana@example.com, with the password coffee1."
            : "The server is \(server). To use no server: swift run app accounts --stub-services"
        let missing = Placeholder.lines(for: state.missing, columns: columns)
        let rest =
            missing.isEmpty || state.missing.isEmpty
            ? ScreenText.wrapped(note, width: columns - 2).map { "  \($0)" } : missing
        return lines + ([""] + rest).map(style.dim)
    }
}
