extension SecondBasicViewModel {
    // Calls the wrong output if the text isn't a number, and the right output once for each digit.
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
