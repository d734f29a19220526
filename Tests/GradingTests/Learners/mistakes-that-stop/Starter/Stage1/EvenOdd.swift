extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number > 1_000 { return lastDigit(of: number, at: 4).isMultiple(of: 2) }
        if number == .min { return (-number).isMultiple(of: 2) }
        if number < 0 { return isEven(number: number - 2) }
        return number.isMultiple(of: 2)
    }

    private func lastDigit(of number: Int, at index: Int) -> Int {
        let digits = String(number).compactMap(\.wholeNumberValue)
        print("digits", digits)
        return digits[index]
    }
}
