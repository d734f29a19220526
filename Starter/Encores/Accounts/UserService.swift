import Foundation
import Shared

/// Logs users in over the network, and keeps in the keychain who is logged in.
///
/// Each call sends one `POST` with JSON. A status from 200 to 299 has a `User` as JSON in its body, and
/// the keychain holds this user before the call is answered. A status of 401 or 403 is `.unauthorized`,
/// and no answer is `.offline`. What anything else says can't be read: `.cannotParse`.
@MainActor
final class UserService: UserServiceProtocol {
    private let network: any NetworkHelperProtocol
    private let keychain: any KeychainHelperProtocol

    init(network: any NetworkHelperProtocol, keychain: any KeychainHelperProtocol) {
        self.network = network
        self.keychain = keychain
    }

    /// The user that the keychain holds; nil where it holds none, or one that can't be read.
    var currentUser: User? {
        // TODO: Read the user from the keychain.
        nil
    }

    /// Sends `email` and `password` to `/login`.
    func login(email: String, password: String, completion: @escaping Completion) {
        // TODO: Send the fields, and read the answer.
    }

    /// Sends `facebookToken` to `/facebook`.
    func login(facebookToken: String, completion: @escaping Completion) {
        // TODO: Send the token, and read the answer.
    }

    /// Sends `email` and `password` to `/register`.
    func register(email: String, password: String, completion: @escaping Completion) {
        // TODO: Send the fields, and read the answer.
    }

    /// The keychain holds no user any more.
    func logout() {
        // TODO: Remove the user from the keychain.
    }
}
