extension FirstBasicViewController {
    /// Formats a number as a price: the currency, a space, and the digits in groups of three.
    ///
    /// For example, 1001 becomes `Rp 1.001`. A minus sign goes between the space and the digits.
    /// It works for every `Int`, including the smallest and the largest.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        // TODO: Return the price, with a separator between the groups of three digits.
        ""
    }
}
