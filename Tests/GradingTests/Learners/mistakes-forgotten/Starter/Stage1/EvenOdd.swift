extension FirstBasicViewController {
    // Forgets zero and the negative numbers.
    func isEven(number: Int) -> Bool {
        number > 0 && number / 2 * 2 == number
    }
}
