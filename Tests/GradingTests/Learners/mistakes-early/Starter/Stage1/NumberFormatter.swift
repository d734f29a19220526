extension FirstBasicViewController {
    // Adds no separators.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        "\(currency) \(number)"
    }
}
