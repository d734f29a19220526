import Foundation
import Shared

// The grader adds this file to an official suite, and changes the suite's assertions so that each
// one gets its expected value from `workshopControl`. If a process runs with a control test at an
// assertion, the function returns a different value, so the assertion must fail. This value looks
// as ordinary as the real one and is chosen at random in each process, so that code under test
// can't distinguish the two.

/// The random number from which all replacement values of this process are made.
private let workshopDraw = Int.random(in: 0..<1_000_000)

/// A random number from 1 to 9.
private var workshopDigit: Int { 1 + workshopDraw % 9 }
/// A random number with two digits.
private var workshopNumber: Int { 10 + workshopDraw % 90 }
/// A random price.
private var workshopPrice: String { "Rp \(workshopDigit).\(100 + workshopDraw % 900)" }

/// Returns the value to use as the expected one in an assertion that compares two values.
func workshopControl<Value>(_ place: Int32, _ value: Value) -> Value {
    guard workshopIsPlanted(place) else { return value }
    if let other = workshopOther(than: value) { return other }
    // No other value exists, so there can't be a control test at this place.
    _ = workshopIsPlanted(workshopNoControl)
    return value
}

/// Returns the value for an assertion that waits until a result has the expected value.
///
/// The replacement must be a value that the result of correct code never has while the assertion
/// waits. A Boolean has only two values, so it has no replacement.
func workshopControl<Value>(_ place: Int32, inTime value: Value) -> Value {
    guard workshopIsPlanted(place) else { return value }
    // While the assertion waits, a count may pass through neighboring values, so the replacement is
    // far away from them.
    if let count = value as? Int, let other = count + workshopNumber as? Value { return other }
    if Value.self != Bool.self, Value.self != Bool?.self, let other = workshopOther(than: value) {
        return other
    }
    _ = workshopIsPlanted(workshopNoControl)
    return value
}

/// Returns the items for an assertion that compares a feed.
func workshopControl(_ place: Int32, items: [any HashDiffable]) -> [any HashDiffable] {
    guard workshopIsPlanted(place) else { return items }
    let control = WorkshopControlItem(identifier: items.first?.identifier ?? 0)
    return [control] + items.dropFirst()
}

/// Returns the value for an assertion that expects nil, or that expects any value except nil.
func workshopControl(_ place: Int32, optional value: Any?) -> Any? {
    guard workshopIsPlanted(place) else { return value }
    return value == nil ? workshopPrice : nil
}

/// Returns the object for an assertion that expects the object to be freed.
func workshopControl(_ place: Int32, freed object: AnyObject?) -> AnyObject? {
    workshopIsPlanted(place) ? WorkshopHeld.object : object
}

/// An object that is never freed.
private final class WorkshopHeld: Sendable {
    static let object = WorkshopHeld()
}

/// The place that is reported as reached if an assertion has no control test.
private let workshopNoControl: Int32 = 4095

@_silgen_name("workshop_is_planted")
private func workshopIsPlanted(_ place: Int32) -> Bool

/// An item that equals nothing. Its identifier is that of the item that it replaces.
private struct WorkshopControlItem: HashDiffable {
    let identifier: Int
    func isEqual(to other: Any) -> Bool { false }
}

/// Returns another value of the same type; nil if none is known.
func workshopOther<Value>(than value: Value) -> Value? {
    func other<Known: WorkshopChangeable>(_ type: Known.Type) -> Value? {
        guard let known = value as? Known, let other = type.other(than: known) else { return nil }
        return other as? Value
    }
    if let type = Value.self as? any WorkshopChangeable.Type { return other(type) }
    return workshopLiterals(of: Value.self).first { !workshopEquals($0, value) }
        ?? workshopLiterals(of: Value.self).first
}

/// Returns values of a type that can be written as a literal. If code under test uses such a type
/// instead of a string or a number, the expected value also has that type.
private func workshopLiterals<Value>(of type: Value.Type) -> [Value] {
    func ofText<Known: ExpressibleByStringLiteral>(_ type: Known.Type) -> [Any] {
        [workshopPrice, "\(workshopPrice)5"].compactMap { $0 as? Known.StringLiteralType }.map(
            type.init(stringLiteral:))
    }
    func ofNumber<Known: ExpressibleByIntegerLiteral>(_ type: Known.Type) -> [Any] {
        func whole<Number: BinaryInteger>(_ type: Number.Type) -> [Any] {
            [Number(workshopNumber), Number(workshopNumber + 1)]
        }
        let numbers = (Known.IntegerLiteralType.self as? any BinaryInteger.Type).map { whole($0) }
        return (numbers ?? [Double(workshopNumber), Double(workshopNumber + 1)]).compactMap {
            $0 as? Known.IntegerLiteralType
        }
        .map(type.init(integerLiteral:))
    }
    func ofTruth<Known: ExpressibleByBooleanLiteral>(_ type: Known.Type) -> [Any] {
        [true, false].compactMap { $0 as? Known.BooleanLiteralType }
            .map(type.init(booleanLiteral:))
    }
    var values: [Any] = []
    if let type = type as? any ExpressibleByStringLiteral.Type { values += ofText(type) }
    if let type = type as? any ExpressibleByIntegerLiteral.Type { values += ofNumber(type) }
    if let type = type as? any ExpressibleByBooleanLiteral.Type { values += ofTruth(type) }
    return values.compactMap { $0 as? Value }
}

private func workshopEquals<Value>(_ one: Value, _ other: Value) -> Bool {
    func equals<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
    return (one as? any Equatable).map { equals($0) } ?? false
}

/// Returns any value of a type; nil if none is known.
private func workshopSome<Value>(_ type: Value.Type) -> Value? {
    func some<Known: WorkshopChangeable>(_ type: Known.Type) -> Value? {
        guard let some = type.some else { return nil }
        return some as? Value
    }
    return (type as? any WorkshopChangeable.Type).flatMap { some($0) }
}

/// A type that provides a different, ordinary value for each of its values.
protocol WorkshopChangeable {
    static func other(than value: Self) -> Self?
    /// Any value of the type; nil if none is known.
    static var some: Self? { get }
}

extension Bool: WorkshopChangeable {
    static func other(than value: Bool) -> Bool? { !value }
    static var some: Bool? { true }
}

extension WorkshopChangeable where Self: FixedWidthInteger {
    static func other(than value: Self) -> Self? { value &+ Self(workshopDigit) }
    static var some: Self? { Self(workshopNumber) }
}

extension Int: WorkshopChangeable {}
extension UInt: WorkshopChangeable {}

extension Double: WorkshopChangeable {
    static func other(than value: Double) -> Double? {
        value.isFinite ? value + Double(workshopDigit) : some
    }
    static var some: Double? { Double(workshopNumber) }
}

extension String: WorkshopChangeable {
    /// Returns the text with one digit changed, or with one letter changed if it has no digit.
    static func other(than value: String) -> String? {
        var characters = Array(value)
        let digits = characters.indices.filter { "0"..."9" ~= characters[$0] }
        let letters = characters.indices.filter { "a"..."z" ~= characters[$0] }
        let places = digits.isEmpty ? letters : digits
        guard !places.isEmpty else { return value + workshopPrice }
        let place = places[workshopDraw % places.count]
        let row = Array(digits.isEmpty ? "abcdefghijklmnopqrstuvwxyz" : "0123456789")
        guard let known = row.firstIndex(of: characters[place]) else {
            return value + workshopPrice
        }
        characters[place] = row[(known + workshopDigit) % row.count]
        return String(characters)
    }
    static var some: String? { workshopPrice }
}

extension Data: WorkshopChangeable {
    static func other(than value: Data) -> Data? { value + [UInt8(workshopNumber)] }
    static var some: Data? { Data([UInt8(workshopNumber)]) }
}

extension Ticker: WorkshopChangeable {
    static func other(than value: Ticker) -> Ticker? {
        Ticker(id: value.id &+ workshopDigit, title: value.title)
    }
    static var some: Ticker? { Ticker(id: workshopNumber, title: workshopPrice) }
}

extension Set: WorkshopChangeable {
    static func other(than value: Set<Element>) -> Set<Element>? {
        guard let first = value.first else { return some }
        var other = value
        other.remove(first)
        if let another = workshopOther(than: first) { other.insert(another) }
        return other == value ? nil : other
    }

    static var some: Set<Element>? { workshopSome(Element.self).map { [$0] } }
}

extension Optional: WorkshopChangeable {
    static func other(than value: Wrapped?) -> Wrapped?? {
        guard let value else { return some }
        return .some(workshopOther(than: value))
    }

    static var some: Wrapped?? { workshopSome(Wrapped.self).map { .some($0) } }
}

extension Array: WorkshopChangeable {
    static func other(than value: [Element]) -> [Element]? {
        guard let first = value.first else { return some }
        return (workshopOther(than: first).map { [$0] } ?? []) + value.dropFirst()
    }

    static var some: [Element]? { workshopSome(Element.self).map { [$0] } }
}

extension Dictionary: WorkshopChangeable {
    static func other(than value: [Key: Value]) -> [Key: Value]? {
        guard let (key, first) = value.first else { return some }
        var other = value
        other[key] = workshopOther(than: first)
        return other
    }

    static var some: [Key: Value]? {
        guard let key = workshopSome(Key.self), let value = workshopSome(Value.self) else {
            return nil
        }
        return [key: value]
    }
}
