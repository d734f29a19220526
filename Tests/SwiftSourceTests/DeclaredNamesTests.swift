import SwiftSource
import XCTest

final class DeclaredNamesTests: XCTestCase {
    func testFunctionsPropertiesAndTypes() {
        let source = """
            /// func comment()
            @MainActor
            final class ViewModel: Base {
                private(set) var products: [Product] = []
                private var hidden = 1
                let a, b: Int
                var done: (() -> Void)?
                init(useCase: any Provider) { let local = 1 }
                func load(_ id: Int, then done: @escaping (Result<Int, Error>) -> Void = { _ in },
                          last: [String: Int]) {
                    func inner() {}
                    var local = "func text()"
                }
                private func helper() {}
                func none() {}
                static func make<T: P>(of value: T) -> T { value }
            }
            extension Screen { func didTap() {} }
            """
        XCTAssertEqual(
            DeclaredNames.names(in: source).map(\.full),
            [
                "ViewModel", "products", "a", "done", "ViewModel.init(useCase:)",
                "load(_:then:last:)", "none()", "make(of:)", "didTap()",
            ])
        XCTAssertEqual(DeclaredNames.names(in: source).map(\.base)[4], "ViewModel")
    }

    func testWhatIsCutOff() {
        XCTAssertEqual(DeclaredNames.names(in: "func one("), [])
        XCTAssertEqual(DeclaredNames.names(in: "func"), [])
        XCTAssertEqual(DeclaredNames.names(in: "class"), [])
        XCTAssertEqual(DeclaredNames.names(in: "}}} func f()").map(\.full), ["f()"])
    }
}
