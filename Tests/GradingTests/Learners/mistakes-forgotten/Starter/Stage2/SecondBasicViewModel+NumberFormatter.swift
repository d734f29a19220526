extension SecondBasicViewModel {
    // Ignores the parameters, and never checks that the text is a number.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        var digits = Array(text!)
        var place = digits.count - 3
        while place > 0 {
            digits.insert(".", at: place)
            place -= 3
        }
        resultNumberFormatter?("Rp " + String(digits))
    }
}
