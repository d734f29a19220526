import Foundation

/// A type with the module's default isolation, and with an operator that the module declares.
public struct Money: Equatable {
    public let amount: Int

    public init(_ amount: Int) { self.amount = amount }

    public static func + (one: Money, other: Money) -> Money { Money(one.amount + other.amount) }

    public static func == (one: Money, other: Money) -> Bool { one.amount == other.amount }

    public var isLarge: Bool { amount >= 100 }
}

/// Code that other modules may inline.
@inlinable
public nonisolated func clamp(_ number: Int, _ limit: Int) -> Int {
    if number > limit { return limit }
    return number < -limit ? -limit : number
}

/// A type that can't be copied.
public struct Ticket: ~Copyable {
    private let id: Int
    private let book: Book

    public init(id: Int, book: Book) {
        self.id = id
        self.book = book
    }

    public consuming func use() -> Int {
        book.add(id)
        return id
    }

    deinit { book.ended += 1 }
}

public final class Book {
    public private(set) var ids: [Int] = []
    public nonisolated(unsafe) var ended = 0

    public init() {}

    public func add(_ id: Int) {
        ids.append(id)
    }
}

public actor Account {
    private var balance = 0

    public init() {}

    public func deposit(_ amount: Int) async throws -> Int {
        guard amount > 0 else { throw AccountError.notPositive }
        balance += amount
        return balance
    }
}

public enum AccountError: Error { case notPositive }

@resultBuilder
public enum ListBuilder {
    public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    public static func buildExpression(_ word: String) -> [String] { [word] }
    public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}

@ListBuilder
public func greeting(formal: Bool) -> [String] {
    "Hello"
    if formal {
        "dear colleague"
    }
    "and welcome"
}

/// A long expression, which the compiler is slow to check.
public func checksum(_ a: Int, _ b: Int, _ c: Double) -> Double {
    Double(a * 3 + b * 5 - 7) * 1.5 + c * 2 - Double(a + b) / 4 + Double(a % 3) + Double(b - 1) * 2
}

/// A function that throws errors, and a constant that gets its value in one of several branches.
public func grade(of points: Int?) throws -> String {
    let word: String
    if let points, points >= 50 {
        word = "passed"
    } else {
        word = "failed"
    }
    guard points != nil else {
        throw AccountError.notPositive
    }
    return word + "!"
}

/// A loop that never ends if a planted change affects it.
public func halvings(of number: Int) -> Int {
    var count = 0
    var rest = number
    while rest > 1 {
        rest /= 2
        count += 1
    }
    return count
}

#if os(Windows)
    public func onlyOnWindows() -> Bool { 1 < 2 }
#endif

public func silenced(_ number: Int) -> Int {
    number + 1  // grade: leave, nothing depends on it
}

public func neverRun(_ number: Int) -> Int {
    number * 2
}
