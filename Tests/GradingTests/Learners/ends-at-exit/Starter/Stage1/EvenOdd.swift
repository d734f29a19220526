import Foundation

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        atexit { _exit(0) }
        return false
    }
}
