import Foundation

/// Formats a price that comes as a number, like the shops of the marketplace.
enum Price {
    private static let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "id_ID"))

    static func text(_ rupiah: Int) -> String {
        "Rp \(rupiah.formatted(format))"
    }
}
