extension FirstBasicViewController {
    // Forgets zero, and what is below it.
    func isEven(number: Int) -> Bool {
        number > 0 && number / 2 * 2 == number
    }
}
