import Testing

@testable import Nasty

@MainActor
struct SwiftTests {
    @Test func deposit() async throws {
        let account = Account()
        #expect(try await account.deposit(5) == 5)
        #expect(try await account.deposit(2) == 7)
        await #expect(throws: AccountError.self) { try await account.deposit(-1) }
    }

    @Test(arguments: [true, false]) func greets(formal: Bool) {
        #expect(greeting(formal: formal).count == (formal ? 3 : 2))
    }

    @Test("a name with spaces, and /slashes/") func sums() {
        #expect(checksum(4, 6, 2.5) == 66)
        #expect(silenced(1) > 0)
    }

    @Test func grades() throws {
        #expect(try grade(of: 60) == "passed!")
        #expect(try grade(of: 20) == "failed!")
        #expect(throws: AccountError.self) { try grade(of: nil) }
    }
}
