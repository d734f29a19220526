extension SecondBasicViewModel {
    /// Makes a price of the number in a text, and calls `resultNumberFormatter` once with it.
    ///
    /// The price has the rules of stage 1: 1001 gives `Rp 1.001`.
    /// The answer is `Please put number` if there is no text, or if the text is empty or no integer.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        // TODO: Call the output with the price or with "Please put number".
    }
}
