enum FieldValidator {
    case email
    case password

    func validate(_ text: String) -> Bool {
        switch self {
        case .email: isEmail(text)
        case .password: isPassword(text)
        }
    }

    private func isEmail(_ text: String) -> Bool {
        text.contains("@") && text.contains(".")
    }

    private func isPassword(_ text: String) -> Bool {
        text.utf8.count > 6 && text.contains(where: \.isLetter) && text.contains(where: \.isNumber)
    }
}
