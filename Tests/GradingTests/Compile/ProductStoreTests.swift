import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ProductStoreTests: XCTestCase {
    private struct Failure: Error, Equatable {}

    private static func make(
        _ name: String, in store: ProductStore, text: String = "object"
    ) throws -> (product: Product?, wasMade: Bool) {
        var wasMade = false
        let result: Result<Product, Failure> = try store.product(name) { folder in
            wasMade = true
            try store.files.write("\(folder)/M.o", Array(text.utf8))
            return .success(Product.Note(module: "M", interface: "i", testList: "l"))
        }
        return (try? result.get(), wasMade)
    }

    func testAProductIsMadeOnce() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        let first = try Self.make("a", in: store)
        XCTAssertTrue(first.wasMade)
        let second = try Self.make("a", in: store, text: "other")
        XCTAssertFalse(second.wasMade)
        XCTAssertEqual(second.product?.note.testList, "l")
        let object = try XCTUnwrap(second.product?.object)
        XCTAssertEqual(try Files.live.read(object), Array("object".utf8))
        XCTAssertEqual(try Files.live.names(store.root), ["a"])
    }

    func testAFailureLeavesNothing() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        let result = try store.product("a") { folder in
            try store.files.write("\(folder)/M.o", [1])
            return Result<Product.Note, Failure>.failure(Failure())
        }
        XCTAssertThrowsError(try result.get())
        XCTAssertEqual(try Files.live.names(store.root), [])
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
    }

    func testWhatIsBrokenIsMadeAgain() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        for broken in ["{", ""] {
            _ = try Self.make("a", in: store)
            try Files.live.write("\(store.root)/a/note.json", Array(broken.utf8))
            XCTAssertTrue(try Self.make("a", in: store).wasMade)
            XCTAssertFalse(try Self.make("a", in: store).wasMade)
        }
        try Files.live.write("\(store.root)/b", [])
        XCTAssertTrue(try Self.make("b", in: store).wasMade)
    }

    func testAProductThatHasLostAFileIsMadeAgain() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        let object = try XCTUnwrap(try Self.make("a", in: store).product?.object)
        try Files.live.remove(object)
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
        try Files.live.write(object, [])
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
        XCTAssertFalse(try Self.make("a", in: store).wasMade)
    }

    func testManyWhoNeedTheSameWaitForTheFirst() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        let made = try Array(1...8).concurrentMap(width: 8) { _ in
            try Self.make("a", in: store).wasMade
        }
        XCTAssertEqual(made.filter { $0 }.count, 1)
    }

    /// Products that were used long ago, the first longest.
    private func addOldProducts(_ numbers: ClosedRange<Int>, to store: ProductStore) throws {
        for number in numbers {
            let note = "\(store.root)/p\(number)/note.json"
            try Files.live.write(
                note, Array(#"{"module": "M", "sizes": {}}"#.utf8))
            try Files.live.setModified(note, Double(number))
        }
    }

    func testAFewMoreThanThereShouldBeAreLeft() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        try addOldProducts(1...800, to: store)
        try store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, 800)
        try addOldProducts(801...801, to: store)
        try store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, ProductStore.maximumCount)
    }

    func testWhatWasUsedLeastLatelyIsRemoved() throws {
        let store = ProductStore(root: try temporaryFolder(), files: .live)
        try addOldProducts(1...900, to: store)
        // Used now.
        try Files.live.write(
            "\(store.root)/p1/note.json",
            Array(#"{"module": "M", "interface": "", "sizes": {}}"#.utf8))
        try Files.live.setModified("\(store.root)/p1/note.json", 1)
        XCTAssertFalse(try Self.make("p1", in: store).wasMade)
        try store.prune()
        let left = try Files.live.names(store.root)
        XCTAssertEqual(left.count, ProductStore.maximumCount)
        XCTAssertTrue(left.contains("p1"))
        XCTAssertFalse(left.contains("p2"))
        XCTAssertTrue(left.contains("p900"))
        // There is room again.
        try store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, left.count)
    }
}
