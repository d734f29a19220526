extension FirstBasicViewController {
    /// Returns whether a number is even.
    ///
    /// Zero is even, and so are negative numbers such as -2.
    func isEven(number: Int) -> Bool {
        // TODO: Return true for an even number and false for an odd one.
        false
    }
}
