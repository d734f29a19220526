extension FirstBasicViewController {
    // Counts the minus sign as a digit, and groups from the left.
    func numberFormatter(
        number: Int, separator: String = ".", currency: String = "Rp"
    ) -> String {
        var result = ""
        for (index, digit) in String(number).enumerated() {
            if index > 0, index % 3 == 0 { result += separator }
            result.append(digit)
        }
        return "\(currency)\(result)"
    }
}
