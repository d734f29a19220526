extension FirstBasicViewController {
    /// A number as a price: the currency, a space, and the digits in groups of three.
    ///
    /// For example, 1001 gives `Rp 1.001`. A minus sign stands between the space and the digits.
    /// Every `Int` has a price, also the smallest and the largest.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        // TODO: Return the price, with a separator between the groups of three digits.
        ""
    }
}
