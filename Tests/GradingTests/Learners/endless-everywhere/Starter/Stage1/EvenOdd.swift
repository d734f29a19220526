extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        var isEven = true
        while number != 0 { isEven.toggle() }
        return isEven
    }
}
