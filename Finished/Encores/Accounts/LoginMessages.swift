import Shared

/// The messages for a login that fails.
///
/// There is nothing to fill in here.
enum LoginMessages {
    static let email = "This is not an email address."
    static let password = "A password has at least 6 characters, with a letter and a digit."
    static let facebook = "Facebook did not answer. Please try again."

    static func text(for error: UserServiceError) -> String {
        switch error {
        case .unauthorized: "The server does not accept this. Please check what you typed."
        case .offline: "There is no connection. Please try again."
        case .cannotParse: "The server's answer makes no sense. Please try again later."
        }
    }
}
