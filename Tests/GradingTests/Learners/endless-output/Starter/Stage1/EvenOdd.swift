extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        while number == -1 { print("still here") }
        return number.isMultiple(of: 2)
    }
}
