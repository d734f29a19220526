import Foundation

/// Formats a price that is given as a number, as the shops of the marketplace do.
enum Price {
    private static let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "id_ID"))

    static func text(_ rupiah: Int) -> String {
        "Rp \(rupiah.formatted(format))"
    }
}
