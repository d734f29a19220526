extension FirstBasicViewController {
    /// Whether a number is even.
    ///
    /// Zero is even, and so are the negative even numbers.
    func isEven(number: Int) -> Bool {
        // TODO: Return true for an even number and false for an odd one.
        false
    }
}
