extension FirstBasicViewController {
    // Never ends for a negative number, and runs out of stack for a large one.
    func isEven(number: Int) -> Bool {
        if number == 0 { return true }
        if number == 1 { return false }
        return isEven(number: number - 2)
    }
}
