import Foundation
import Shared

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with `URLSession` and does nothing else.
@MainActor
final class NetworkHelper: NetworkHelperProtocol {
    private let server: URL

    init(server: URL) {
        self.server = server
    }

    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void
    ) {
        var urlRequest = URLRequest(url: server.appending(path: request.path))
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body
        urlRequest.setValue("application/json", forHTTPHeaderField: "Content-Type")
        Task {
            guard let (body, response) = try? await URLSession.shared.data(for: urlRequest),
                let answer = response as? HTTPURLResponse
            else { return completion(.failure(NoAnswer())) }
            completion(.success(AccountResponse(status: answer.statusCode, body: body)))
        }
    }
}
