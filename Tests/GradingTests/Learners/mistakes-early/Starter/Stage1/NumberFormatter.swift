extension FirstBasicViewController {
    // No separators at all.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        "\(currency) \(number)"
    }
}
