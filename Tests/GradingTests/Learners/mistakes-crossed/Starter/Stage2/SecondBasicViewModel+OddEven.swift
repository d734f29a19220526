extension SecondBasicViewModel {
    // Continues after the error message, and calls both outputs.
    func isEven(text: String?) {
        let number = Int(text ?? "")
        if number == nil { resultOddEven?("Please put number") }
        resultOddEven?((number ?? 0) % 2 == 0 ? "Genap" : "Ganjil")
        resultNumberFormatter?(text ?? "")
    }
}
