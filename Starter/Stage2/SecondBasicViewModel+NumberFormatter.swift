extension SecondBasicViewModel {
    /// Formats the number in a text as a price, and calls `resultNumberFormatter` once with it.
    ///
    /// The rules are the same as in stage 1: 1001 becomes `Rp 1.001`.
    /// The answer is `Please put number` if the text is nil, empty or not an integer.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        // TODO: Call the output with the price or with "Please put number".
    }
}
