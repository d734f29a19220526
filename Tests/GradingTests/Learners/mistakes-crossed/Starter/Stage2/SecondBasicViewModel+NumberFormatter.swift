extension SecondBasicViewModel {
    // The other output, and once for each group.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        guard let number = Int(text ?? "") else {
            resultOddEven?("Please put number")
            return
        }
        var result = ""
        for digit in String(number) {
            result.append(digit)
            resultNumberFormatter?("\(currency) \(result)")
        }
    }
}
