extension FirstBasicViewController {
    /// Returns whether a number is even.
    ///
    /// Zero is even, and so are negative numbers such as -2.
    func isEven(_ number: Int) -> Bool {
        number.isMultiple(of: 2)
    }
}
