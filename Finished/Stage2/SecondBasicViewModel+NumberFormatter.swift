extension SecondBasicViewModel {
    /// Formats the number in a text as a price, and calls `resultNumberFormatter` once with it.
    ///
    /// The rules are the same as in stage 1: 1001 becomes `Rp 1.001`.
    /// The answer is `Please put number` if the text is nil, empty or not an integer.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        guard let number = Int(text ?? "") else {
            resultNumberFormatter?("Please put number")
            return
        }
        resultNumberFormatter?(price(of: number, separator: separator, currency: currency))
    }

    /// Formats a number as a price, with the rules of stage 1.
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
