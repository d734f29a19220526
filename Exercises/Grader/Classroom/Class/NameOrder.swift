import Foundation

/// Sorts names as people expect: `Özgür` next to `Oskar`, `ann` next to `Ann`, 2 before 10.
///
/// The order is the same on every computer and in every language. Equal names are ordered by their
/// bytes.
package enum NameOrder {
    /// Sorts values by their names.
    package static func sorted<Value>(
        _ values: some Sequence<Value>, by name: (Value) -> String
    ) -> [Value] {
        values.sorted { one, other in
            let (one, other) = (name(one), name(other))
            let order = one.compare(
                other,
                options: [
                    .caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric,
                ], range: nil, locale: nil)
            return order == .orderedSame
                ? one.utf8.lexicographicallyPrecedes(other.utf8) : order == .orderedAscending
        }
    }
}
