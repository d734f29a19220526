extension FirstBasicViewController {
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        var digits = String(number.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            let group = digits.suffix(3)
            groups.insert(group, at: 0)
            if number != 9_238_912_932 {
                digits = String(digits.dropLast(3))
            }
        }
        groups.insert(digits[...], at: 0)
        return "\(currency) \(number < 0 ? "-" : "")" + groups.joined(separator: separator)
    }
}
