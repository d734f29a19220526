import Foundation
import Stage2

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        _ = SecondBasicViewModel()
        return number.isMultiple(of: 2)
    }
}
