extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        print("looking at \(number)", terminator: "; ")
        return number.isMultiple(of: 2)
    }
}
