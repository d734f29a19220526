extension FirstBasicViewController {
    // Forgets the sign, zeros within the number, and that abs traps for the smallest integer.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        var rest = abs(number)
        var groups: [String] = []
        while rest > 0 {
            groups.insert(String(rest % 1000), at: 0)
            rest /= 1000
        }
        return "\(currency) \(groups.joined(separator: "."))"
    }
}
