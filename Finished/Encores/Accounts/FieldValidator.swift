/// Says whether the text of a field can be sent to the server.
///
/// For example `FieldValidator.password.validate("asdfg1")`.
enum FieldValidator {
    case email
    case password

    func validate(_ text: String) -> Bool {
        switch self {
        case .email: isEmail(text)
        case .password: isPassword(text)
        }
    }

    /// Something, one `@`, and a name with a dot in it, such as `ana@example.com`.
    ///
    /// Between two dots behind the `@`, and around them, there is something. There is no space and no
    /// line break anywhere, and there are at most 254 characters. Letters can be of any script.
    private func isEmail(_ text: String) -> Bool {
        guard text.count <= 254, !text.contains(where: \.isWhitespace) else { return false }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return names.count >= 2 && !names.contains(where: \.isEmpty)
    }

    /// From 6 to 64 characters, among them a letter of any script and a digit from 0 to 9.
    ///
    /// A space is a character like others.
    private func isPassword(_ text: String) -> Bool {
        guard text.count >= 6, text.count <= 64 else { return false }
        let hasLetter = text.contains(where: \.isLetter)
        let hasDigit = text.contains { "0123456789".contains($0) }
        return hasLetter && hasDigit
    }
}
