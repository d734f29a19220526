extension SecondBasicViewModel {
    // Calls no output if there is no number.
    func isEven(text: String?) {
        guard let number = Int(text ?? "") else { return }
        resultOddEven?(number % 2 == 1 ? "Ganjil" : "Genap")
    }
}
