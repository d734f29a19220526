import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        // Two official tests never end. Another one takes long, but passes.
        while number == -1_001 || number == 2_221 {}
        if number == Int.max { Thread.sleep(forTimeInterval: 2.5) }
        return number.isMultiple(of: 2)
    }
}
