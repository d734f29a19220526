import Foundation
import Testing

@testable import Stage1

/// The index of a row in a list whose rows are counted from 1, as people count.
func place(ofRow row: Int) -> Int {
    precondition(row >= 1, "Rows are counted from 1.")
    return row - 1
}

/// Tests for code that ends the program, and for code that must not end it.
@Suite struct ExitTests {
    @Test func aRowBelowTheFirstStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = place(ofRow: 0)
        }
    }

    @Test func theSmallestNumberDoesNotCrash() async {
        await #expect(processExitsWith: .success) {
            let price = FirstBasicViewController().numberFormatter(number: .min)
            #expect(price == "Rp -9.223.372.036.854.775.808")
        }
    }
}

/// Tests with attachments, tests that cancel themselves, and tests with traits.
@Suite struct TraitsAndMore {
    private let controller = FirstBasicViewController()

    @Test func pricesAreNeverLongerThanALabel() {
        let prices = [0, 999, 1_000, 1_234_567].map { controller.numberFormatter(number: $0) }
        Attachment.record(prices.joined(separator: "\n"), named: "prices.txt")
        #expect(prices.allSatisfy { $0.count <= 12 })
    }

    @Test func pricesInTheShopAreInRupiah() throws {
        guard let path = ProcessInfo.processInfo.environment["PRICE_LIST"] else {
            try Test.cancel("PRICE_LIST names no file on this computer.")
        }
        let list = try String(contentsOfFile: path, encoding: .utf8)
        #expect(list.hasPrefix("Rp "))
    }

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["PRICE_LIST"] != nil),
        .timeLimit(.minutes(1)))
    func thePriceListIsRead() throws {
        let path = try #require(ProcessInfo.processInfo.environment["PRICE_LIST"])
        #expect(FileManager.default.fileExists(atPath: path))
    }
}
