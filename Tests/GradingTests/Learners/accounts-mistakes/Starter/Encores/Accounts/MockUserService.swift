import Shared

@MainActor
final class MockUserService: UserServiceProtocol {
    var currentUser: User?
    var user = User(id: 7, email: "ana@example.com", token: "mock")
    var shouldFailLogin = false
    var error = UserServiceError.unauthorized
    var answersAtOnce = true

    private(set) var didLogin = false
    private(set) var didRegister = false
    private(set) var requestedEmail: String?
    private(set) var requestedPassword: String?
    private(set) var requestedFacebookToken: String?
    private(set) var requestCount = 0

    private var waiting: [Completion] = []

    func login(email: String, password: String, completion: @escaping Completion) {
        respond(completion)
        if shouldFailLogin { return }
        didLogin = true
        requestedEmail = email
        requestedPassword = password
    }

    func login(facebookToken: String, completion: @escaping Completion) {
        requestedFacebookToken = facebookToken
        respond(completion)
    }

    func register(email: String, password: String, completion: @escaping Completion) {
        didRegister = true
        login(email: email, password: password, completion: completion)
    }

    func logout() {
        currentUser = nil
    }

    func answer() {
        for completion in waiting { completion(.success(user)) }
    }

    private func respond(_ completion: @escaping Completion) {
        requestCount += 1
        waiting.append(completion)
        if !answersAtOnce { return }
        if shouldFailLogin { return completion(.failure(.unauthorized)) }
        currentUser = user
        completion(.success(user))
    }
}
