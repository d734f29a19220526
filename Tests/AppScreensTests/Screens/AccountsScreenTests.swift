import Shared
import TerminalKit
import XCTest

@testable import AppScreens

@MainActor
final class AccountsScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 50, rows: 20)

    private func type(_ keys: [Key], into screen: AccountsScreen) {
        for key in keys { screen.handle(key, size: size) }
    }

    private func letters(_ text: String) -> [Key] { text.map { .character($0) } }

    /// Waits until an answer has arrived.
    private func untilAnswered(_ screen: AccountsScreen) async {
        while screen.state.isLoading { try? await Task.sleep(for: .milliseconds(5)) }
    }

    func testLogsInAndOutWithAStub() async {
        let screen = AccountsScreen(heading: "", arguments: ["--stub-services"])
        screen.open()
        type([.pasted("ana@example.com"), .tab] + letters("coffee1") + [.enter], into: screen)
        XCTAssertTrue(screen.state.isLoading)
        XCTAssertTrue(screen.body(size: size, style: plain).contains("  One moment …"))
        await untilAnswered(screen)
        XCTAssertEqual(
            screen.body(size: size, style: plain),
            ["Logged in as ana@example.com", "", "▶ [ Log out ]"])
        XCTAssertFalse(screen.takesText)
        // Opening the screen again keeps the user logged in.
        screen.open()
        XCTAssertEqual(screen.state.user, "ana@example.com")
        type([.character("x"), .enter], into: screen)
        XCTAssertNil(screen.state.user)
        XCTAssertEqual(screen.state.email, "")
    }

    func testUsesARealServerWithoutTheArgument() async {
        let network = RefusingNetwork()
        let screen = AccountsScreen(
            heading: "", arguments: ["app", "accounts"],
            helpers: AccountHelpers(
                makeNetwork: { network }, makeKeychain: { MemoryKeychainHelper() },
                makeFacebook: { NoFacebookService() }))
        screen.open()
        type([.pasted("ana@example.com"), .tab] + letters("coffee1") + [.enter], into: screen)
        XCTAssertEqual(network.paths, ["/login"])
        XCTAssertEqual(screen.state.message, "There is no connection. Please try again.")
        type([.tab, .tab, .tab, .character(" ")], into: screen)
        XCTAssertEqual(screen.state.message, "Facebook did not answer. Please try again.")
        XCTAssertTrue(
            screen.page(columns: 80).contains { $0.contains("swift run app accounts") })
    }

    func testTheHelperFailsWithoutAServer() async {
        // Nothing listens on port 1.
        let helper = NetworkHelper(server: URL(string: "http://127.0.0.1:1")!)
        let result = await withCheckedContinuation { continuation in
            helper.send(AccountRequest(method: "POST", path: "/login", body: Data())) {
                continuation.resume(returning: $0)
            }
        }
        XCTAssertEqual(result, .failure(NoAnswer()))
    }
}

/// A network that refuses every connection.
@MainActor
private final class RefusingNetwork: NetworkHelperProtocol {
    private(set) var paths: [String] = []

    func send(
        _ request: AccountRequest,
        completion: @escaping @MainActor (Result<AccountResponse, NoAnswer>) -> Void
    ) {
        paths.append(request.path)
        completion(.failure(NoAnswer()))
    }
}
