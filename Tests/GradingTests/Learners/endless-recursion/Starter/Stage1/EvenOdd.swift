extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0 { return true }
        if number == 1 { return false }
        return !isEven(number: number - 1)
    }
}
