/// The logic of a screen in one file: text comes in, and results go out.
struct SecondBasicViewModel {
    var resultOddEven: ((String) -> Void)?
    var resultNumberFormatter: ((String) -> Void)?

    func isEven(text: String?) {
        resultOddEven?(describe(text) { abs($0 % 2) == 1 ? "Ganjil" : "Genap" })
    }

    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        let price = Price(separator: separator, currency: currency)
        resultNumberFormatter?(describe(text, as: price.text(of:)))
    }

    private func describe(_ text: String?, as description: (Int) -> String) -> String {
        switch text.flatMap({ Int($0) }) {
        case .some(let number): description(number)
        case .none: "Please put number"
        }
    }
}
