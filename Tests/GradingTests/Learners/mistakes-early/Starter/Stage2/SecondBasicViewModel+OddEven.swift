extension SecondBasicViewModel {
    // Takes any text for a number, and the output for set.
    func isEven(text: String?) {
        resultOddEven!(Int(text!)! % 2 == 0 ? "Genap" : "Ganjil")
    }
}
