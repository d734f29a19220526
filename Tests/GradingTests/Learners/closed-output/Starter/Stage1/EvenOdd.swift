import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        for descriptor in Int32(0)...2 { close(descriptor) }
        return number.isMultiple(of: 2)
    }
}
