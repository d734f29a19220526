extension SecondBasicViewModel {
    func isEven(text: String?) {
        resultOddEven?(answer)
    }
}
