import Foundation

/// Formats a number as a price, in the same way as the shops of the marketplace.
enum Price {
    private static let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "id_ID"))

    static func text(_ rupiah: Int) -> String {
        "Rp \(rupiah.formatted(format))"
    }
}
