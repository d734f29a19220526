extension FirstBasicViewController {
    func isEven(number: Int) -> Bool { false }
}
