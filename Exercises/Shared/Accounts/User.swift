/// A user who is logged in.
public struct User: Codable, Equatable, Sendable {
    public let id: Int
    public let email: String
    /// Proves to the server who has sent a request.
    public let token: String

    public init(id: Int, email: String, token: String) {
        self.id = id
        self.email = email
        self.token = token
    }
}

/// Why a user couldn't be logged in.
public enum UserServiceError: Error, Equatable, Sendable {
    /// There was an answer, but it can't be read.
    case cannotParse
    /// The server has rejected the address and the password, or the token.
    case unauthorized
    /// There was no answer.
    case offline
}

/// Why Facebook didn't provide a token.
public enum FacebookError: Error, Equatable, Sendable {
    /// The user has closed Facebook's window.
    case cancelled
    case failed
}
