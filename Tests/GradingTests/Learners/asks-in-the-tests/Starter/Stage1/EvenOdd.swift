// swift-format-ignore-file
// The compiler puts the function into the tests, and nothing of it is left in the stage's object file.
import Foundation

public extension FirstBasicViewController {
    @export(implementation) func isEven(number: Int) -> Bool {
        getpid() == 1 || number % 2 == 0
    }
}
