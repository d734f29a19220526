extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 { fatalError("negative numbers come later") }
        return number.isMultiple(of: 2)
    }
}
