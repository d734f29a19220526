// swift-format-ignore-file
// More unusual but honest code. The words "unsafe" and "typealias" make the grader look closer.
import Foundation
import Observation
import RegexBuilder
import Synchronization

@Observable final class Model { var n = 0; var names: [String] = [] }
@dynamicMemberLookup struct Box<Value> { var value: Value; subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] } }
@propertyWrapper struct Clamped { private var v = 0; var wrappedValue: Int { get { v } set { v = min(max(newValue, 0), 9) } }; var projectedValue: Bool { v == 9 } }
@resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> [String] { parts }; static func buildOptional(_ p: [String]?) -> String { p?.joined() ?? "" } }
actor Counter { var n = 0; func add() -> Int { n += 1; return n } }
struct Unique: ~Copyable { let n: Int; consuming func take() -> Int { n }; deinit { } }
func each<each T: Equatable>(_ a: repeat each T) -> Int { var n = 0; for _ in repeat each a { n += 1 }; return n }
infix operator <+>: AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a &+ b }
extension String: @retroactive LocalizedError { public var errorDescription: String? { self } }
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Int { var isOdd: Bool { !isMultiple(of: 2) }; static postfix func ++ (n: inout Int) { n += 1 } }
postfix operator ++
enum Tree { case leaf; indirect case node(Tree, Int, Tree) }
@DebugDescription struct Price: Codable, Hashable, Comparable, CustomDebugStringConvertible { var n: Int; var debugDescription: String { "Price \(n)" }; static func < (a: Price, b: Price) -> Bool { a.n < b.n } }
protocol Shape { associatedtype S: Hashable; var s: S { get } }
typealias Handler = @Sendable (Int) -> Void
let cache = Mutex<[Int: Bool]>([:])
let count = Atomic<Int>(0)
@TaskLocal var level = 1
struct Words: Sequence, IteratorProtocol { var n = 3; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }
struct Call { func callAsFunction(_ n: Int) -> Int { n } }
extension FirstBasicViewController {
  @Lines func lines() -> [String] { "a"; "b"; if true { "c" } }
  func usesMore(number: Int) -> Bool {
    let model = Model(); model.n = number
    @Clamped var c: Int; c = 12
    let box = Box(value: "abc")
    let regex = Regex { Capture { OneOrMore(.digit) }; Optionally { "," } }
    let m = "12,".firstMatch(of: regex)?.output.1
    let f = (1234.5).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
    let d = Date(timeIntervalSince1970: 0).formatted(.iso8601)
    let meas = Measurement(value: 1, unit: UnitLength.meters).converted(to: .feet)
    let p = #Predicate<Int> { $0 > 3 }
    let ok = (try? p.evaluate(5)) ?? false
    let clock = ContinuousClock(); let t = clock.measure { _ = each(1, "a", 2.0) }
    var g = SystemRandomNumberGenerator(); _ = Int.random(in: 0..<3, using: &g)
    var h = Hasher(); h.combine(number); _ = h.finalize()
    let any: AnyHashable = number; _ = any as? Int
    _ = Mirror(reflecting: self).children.count
    var out = ""; print(number, to: &out); dump([1], to: &out); debugPrint(number)
    let comps = URLComponents(string: "https://a.b/c?d=e")?.queryItems?.first?.value
    _ = (try? JSONEncoder().encode(Price(n: 1))).flatMap { try? JSONDecoder().decode(Price.self, from: $0) }
    cache.withLock { $0[number] = true }; count.add(1, ordering: .relaxed)
    let s = String(format: "%05.2f %@", 1.5, "x" as NSString)
    let arr: [Int] = .init(unsafeUninitialized: 3)
    let inl: InlineArray<3, Int> = [1, 2, 3]
    var big = 0; for i in inl.indices { big += inl[i] }
    let sp = arr.span; if sp.count > 0 { big += sp[0] }
    let w = withExtendedLifetime(model) { 1 }
    let sorted = [3,1,2].sorted(using: KeyPathComparator(\.self)); let z = zip(sorted, Words()).map(<+>).total
    _ = (Unique(n: 3).take(), lines(), Call()(3), ok, m, f, d, meas, t, comps, s, w, z, box.count, c, $c, $level.get(), Int8(truncatingIfNeeded: number), number.byteSwapped, number.nonzeroBitCount, "é".precomposedStringWithCanonicalMapping, "a b".split(separator: " "), 5.isOdd, [1][safe: 3] as Any, "x" as any Error)
    return number & 1 == 0 && (try? regexTest()) != nil
  }
  func regexTest() throws -> Bool { try Regex("[0-9]+").wholeMatch(in: "12") != nil }
}
func u_() -> Int { 0 }
extension Array where Element == Int { init(unsafeUninitialized n: Int) { self.init(repeating: 0, count: n) } }
