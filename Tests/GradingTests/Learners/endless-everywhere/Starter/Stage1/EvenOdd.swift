extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        var isEven = false
        while number % 2 == 0 { isEven.toggle() }
        return isEven
    }
}
