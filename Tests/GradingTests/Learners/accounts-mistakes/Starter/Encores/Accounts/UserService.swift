import Foundation
import Shared

@MainActor
final class UserService: UserServiceProtocol {
    private let network: any NetworkHelperProtocol
    private let keychain: any KeychainHelperProtocol

    init(network: any NetworkHelperProtocol, keychain: any KeychainHelperProtocol) {
        self.network = network
        self.keychain = keychain
    }

    var currentUser: User? {
        guard let text = keychain.text(for: "user") else { return nil }
        return try! JSONDecoder().decode(User.self, from: Data(text.utf8))
    }

    func login(email: String, password: String, completion: @escaping Completion) {
        keychain.set(password, for: "password")
        send("{\"email\": \"\(email)\", \"password\": \"\(password)\"}", to: "login", completion)
    }

    func login(facebookToken: String, completion: @escaping Completion) {
        send("{\"token\": \"\(facebookToken)\"}", to: "/facebook", completion)
    }

    func register(email: String, password: String, completion: @escaping Completion) {
        send("{\"email\": \"\(email)\", \"password\": \"\(password)\"}", to: "/login", completion)
    }

    func logout() {
        keychain.set("", for: "user")
    }

    private func send(_ body: String, to path: String, _ completion: @escaping Completion) {
        let request = AccountRequest(method: "POST", path: path, body: Data(body.utf8))
        network.send(request) { response in
            switch response {
            case .failure:
                completion(.failure(.cannotParse))
            case .success(let answer):
                if answer.status == 401 {
                    completion(.failure(.unauthorized))
                }
                if let user = try? JSONDecoder().decode(User.self, from: answer.body) {
                    completion(.success(user))
                    self.keychain.set(String(decoding: answer.body, as: UTF8.self), for: "user")
                } else {
                    completion(.failure(.cannotParse))
                }
            }
        }
    }
}
