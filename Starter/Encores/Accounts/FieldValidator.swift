/// Checks whether the text of a field can be sent to the server.
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

    /// Returns whether a text has the form of an email address, such as `ana@example.com`.
    ///
    /// An address is some text, one `@`, and a name with a dot. Each dot in the name has text on
    /// both sides. There are no spaces or line breaks, and at most 254 characters, in any script.
    private func isEmail(_ text: String) -> Bool {
        // TODO: Check for spaces, split the text at the @, and split the part after it at the dots.
        false
    }

    /// Returns whether a text is a valid password: 6 to 64 characters, with a letter and a digit.
    ///
    /// The letter can be from any script, the digit is from 0 to 9, and spaces are allowed.
    private func isPassword(_ text: String) -> Bool {
        // TODO: Count the characters, and look for a letter and a digit.
        false
    }
}
