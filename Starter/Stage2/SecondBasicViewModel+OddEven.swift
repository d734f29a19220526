extension SecondBasicViewModel {
    /// Checks whether the number in a text is even, and calls `resultOddEven` once with the answer.
    ///
    /// The answer is `Genap` for an even number and `Ganjil` for an odd one.
    /// It is `Please put number` if the text is nil, empty or not an integer.
    func isEven(text: String?) {
        // TODO: Call the output with "Genap", "Ganjil" or "Please put number".
    }
}
