import Foundation

extension FirstBasicViewController {
    /// Returns a number as a price, formatted by Foundation.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = true
        formatter.groupingSize = 3
        formatter.groupingSeparator = separator
        return currency + " " + (formatter.string(from: NSNumber(value: number)) ?? "")
    }
}
