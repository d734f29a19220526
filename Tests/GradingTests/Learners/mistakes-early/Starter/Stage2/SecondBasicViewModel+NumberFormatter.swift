import Foundation

extension SecondBasicViewModel {
    // Leaves the separators to Foundation, in the language of the machine.
    func numberFormatter(text: String?, separator: String = ".", currency: String = "Rp") {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        let number = NSNumber(value: Int(text ?? "") ?? 0)
        resultNumberFormatter?("\(currency) \(formatter.string(from: number) ?? "")")
    }
}
