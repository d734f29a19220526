import Foundation

/// The order that people expect of names: `Özgür` beside `Oskar`, `ann` beside `Ann`, 2 before 10.
///
/// It is the same on every machine and in every language: names that come to the same stand in the order
/// of their bytes.
package enum NameOrder {
    /// Sorts values by their names.
    package static func sorted<Value>(
        _ values: some Sequence<Value>, by name: (Value) -> String
    ) -> [Value] {
        values.map { value in (value, key(of: name(value)), Array(name(value).utf8)) }
            .sorted { one, other in
                one.1 == other.1
                    ? one.2.lexicographicallyPrecedes(other.2)
                    : one.1.lexicographicallyPrecedes(other.1)
            }.map(\.0)
    }

    /// The most digits of a number that is compared as one.
    private static let maximumDigits = 20

    /// The bytes without accents and capitals, and with numbers of one length.
    private static func key(of name: String) -> [UInt8] {
        let plain = name.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        var key: [UInt8] = []
        var digits: [UInt8] = []
        func isDigit(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        func endNumber() {
            guard !digits.isEmpty else { return }
            key += Array(repeating: UInt8(ascii: "0"), count: max(0, maximumDigits - digits.count))
            key += digits
            digits = []
        }
        for byte in plain.utf8 {
            if isDigit(byte) {
                digits.append(byte)
            } else {
                endNumber()
                key.append(byte)
            }
        }
        endNumber()
        return key
    }
}
