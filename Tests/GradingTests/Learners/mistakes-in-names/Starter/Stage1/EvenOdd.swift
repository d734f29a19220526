extension FirstBasicViewController {
    /// Whether a number is even.
    ///
    /// Zero is even, and so are the negative even numbers.
    func isEven(_ number: Int) -> Bool {
        number.isMultiple(of: 2)
    }
}
