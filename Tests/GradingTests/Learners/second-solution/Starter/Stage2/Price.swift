/// Formats a price: takes groups of digits off the right of the number by division.
struct Price {
    let separator: String
    let currency: String

    func text(of number: Int) -> String {
        var groups: [String] = []
        var rest = number.magnitude
        while rest >= 1_000 {
            let group = String(rest % 1_000)
            groups.insert(String(repeating: "0", count: 3 - group.count) + group, at: 0)
            rest /= 1_000
        }
        groups.insert("\(number < 0 ? "-" : "")\(rest)", at: 0)
        return "\(currency) \(groups.joined(separator: separator))"
    }
}
