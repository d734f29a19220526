import Foundation
import Shared

/// Logs users in over the network, and keeps the logged-in user in the keychain.
///
/// Each call sends one `POST` with JSON. With a status from 200 to 299, the body is a `User` as JSON,
/// which is saved in the keychain before the call is answered. A status of 401 or 403 means
/// `.unauthorized`, and no answer means `.offline`. Everything else means `.cannotParse`.
@MainActor
final class UserService: UserServiceProtocol {
    private let network: any NetworkHelperProtocol
    private let keychain: any KeychainHelperProtocol

    init(network: any NetworkHelperProtocol, keychain: any KeychainHelperProtocol) {
        self.network = network
        self.keychain = keychain
    }

    /// The user in the keychain; nil if there is none, or if it can't be read.
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

    /// Logs the user out: afterwards there is no user in the keychain.
    func logout() {
        // TODO: Remove the user from the keychain.
    }
}
