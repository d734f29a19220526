import Foundation
import Shared
import TestHelpers
import Testing
import XCTest

/// Tests an `async` function by calling it and checking what it returns.
@Suite struct AsyncUseCaseTests {
    @Test func theBundledFileContainsProducts() async throws {
        let products = try await AsyncUseCase().fetchProduct().data
        #expect(products.count > 1)
    }

    @Test func withoutAURLItThrows() async {
        await #expect(throws: LoadingError.noURL) {
            try await AsyncUseCase(url: nil).fetchProduct()
        }
    }

    @Test(arguments: [
        (URL(fileURLWithPath: "/there/is/no/such/file.json"), LoadingError.noData),
        (SampleData.url(of: "InspirationData"), LoadingError.noProducts),
    ])
    func anUnusableFileThrows(url: URL?, expected: LoadingError) async {
        await #expect(throws: expected) {
            try await AsyncUseCase(url: url).fetchProduct()
        }
    }
}

final class AsyncUseCaseXCTests: XCTestCase {
    func testTheBundledFileContainsProducts() async throws {
        let products = try await AsyncUseCase().fetchProduct().data
        XCTAssertGreaterThan(products.count, 1)
    }

    func testWithoutAURLItThrows() async {
        do {
            _ = try await AsyncUseCase(url: nil).fetchProduct()
            XCTFail("fetchProduct() returned, but it should have thrown")
        } catch {
            XCTAssertEqual(error, .noURL)
        }
    }
}
