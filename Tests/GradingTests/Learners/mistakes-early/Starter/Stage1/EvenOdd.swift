extension FirstBasicViewController {
    // Returns the answer for odd numbers.
    func isEven(number: Int) -> Bool {
        number % 2 == 1
    }
}
