import Foundation

/// Writes a price that comes as a number, as the shops of the marketplace do.
enum Price {
    private static let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "id_ID"))

    static func text(_ rupiah: Int) -> String {
        "Rp \(rupiah.formatted(format))"
    }
}
