extension FirstBasicViewController {
    /// Whether a number is even: its last bit is not set.
    func isEven(number: Int) -> Bool {
        number & 1 == 0
    }
}
