extension SecondBasicViewModel {
    /// Makes a price of the number in a text, and calls `resultNumberFormatter` once with it.
    ///
    /// The price has the rules of stage 1: 1001 gives `Rp 1.001`.
    /// The answer is `Please put number` if there is no text, or if the text is empty or no integer.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        guard let number = Int(text ?? "") else {
            resultNumberFormatter?("Please put number")
            return
        }
        resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
    }

    /// The price of a number, with the rules of stage 1.
    private func price(of number: Int, separator: String, currency: String) -> String {
        let digits = String(number.magnitude)
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            let digitsLeft = digits.count - index
            if index > 0, digitsLeft.isMultiple(of: 3) {
                grouped += separator
            }
            grouped.append(digit)
        }
        let sign = number < 0 ? "-" : ""
        return "\(currency) \(sign)\(grouped)"
    }
}
