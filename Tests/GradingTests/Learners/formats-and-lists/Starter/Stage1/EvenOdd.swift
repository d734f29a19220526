import Foundation

/// A list that is declared here. The standard library extends it by functions with pointers.
private struct Digits: Collection {
    let digits: [Int]

    var startIndex: Int { 0 }
    var endIndex: Int { digits.count }

    subscript(index: Int) -> Int { digits[index] }

    func index(after index: Int) -> Int { index + 1 }
}

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        let format = "%02d"
        let text = String(format: format, number)
        let share = String(format: "%.1f%% of %@, %x", locale: nil, Double(number), text, number)
        let digits = Digits(digits: share.compactMap(\.wholeNumberValue))
        if digits.isEmpty { NSLog("%@ has no digits", share) }
        if digits.count > 99 { NSLog("more than there are") }
        let count = digits.count
        let quoted = String(format: "\"%d\", loc \"%d\":1:2, scope 3 // user: \\", count, number)
        let pieces = String(format: count == 1 ? "%d piece" : "%d pieces", count) + quoted
        if pieces.isEmpty { return false }
        var last = 0
        (digits.map { $0 } as NSArray).enumerateObjects { digit, _, _ in
            last = digit as? Int ?? last
        }
        return time(nil) != 0 && last >= 0 && number.isMultiple(of: 2)
    }
}
