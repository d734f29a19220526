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
        // TODO: Look for spaces, split the text at the @, and what follows it at the dots.
        false
    }

    /// From 6 to 64 characters, among them a letter of any script and a digit from 0 to 9.
    ///
    /// A space is a character like others.
    private func isPassword(_ text: String) -> Bool {
        // TODO: Count the characters, and look for a letter and a digit.
        false
    }
}
