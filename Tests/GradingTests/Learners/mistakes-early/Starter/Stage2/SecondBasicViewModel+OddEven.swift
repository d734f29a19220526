extension SecondBasicViewModel {
    // Assumes that every text is a number, and that the output is set.
    func isEven(text: String?) {
        resultOddEven!(Int(text!)! % 2 == 0 ? "Genap" : "Ganjil")
    }
}
