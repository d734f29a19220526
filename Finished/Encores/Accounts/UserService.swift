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
        guard let text = keychain.text(for: "user") else { return nil }
        return try? JSONDecoder().decode(User.self, from: Data(text.utf8))
    }

    /// Sends `email` and `password` to `/login`.
    func login(email: String, password: String, completion: @escaping Completion) {
        send(["email": email, "password": password], to: "/login", completion)
    }

    /// Sends `facebookToken` to `/facebook`.
    func login(facebookToken: String, completion: @escaping Completion) {
        send(["facebookToken": facebookToken], to: "/facebook", completion)
    }

    /// Sends `email` and `password` to `/register`.
    func register(email: String, password: String, completion: @escaping Completion) {
        send(["email": email, "password": password], to: "/register", completion)
    }

    /// Logs the user out: afterwards there is no user in the keychain.
    func logout() {
        keychain.remove("user")
    }

    /// Sends these fields as JSON in one `POST`, and passes the answer on.
    private func send(
        _ fields: [String: String], to path: String, _ completion: @escaping Completion
    ) {
        let body = try? JSONEncoder().encode(fields)
        let request = AccountRequest(method: "POST", path: path, body: body ?? Data())
        network.send(request) { [keychain] response in
            let result = Self.user(of: response)
            if case .success(let user) = result, let text = try? JSONEncoder().encode(user) {
                keychain.set(String(decoding: text, as: UTF8.self), for: "user")
            }
            completion(result)
        }
    }

    /// Returns the user in an answer, or why there is none.
    private static func user(
        of response: Result<AccountResponse, NoAnswer>
    ) -> Result<User, UserServiceError> {
        guard case .success(let answer) = response else { return .failure(.offline) }
        if answer.status == 401 || answer.status == 403 { return .failure(.unauthorized) }
        guard answer.status >= 200, answer.status < 300,
            let user = try? JSONDecoder().decode(User.self, from: answer.body)
        else { return .failure(.cannotParse) }
        return .success(user)
    }
}
