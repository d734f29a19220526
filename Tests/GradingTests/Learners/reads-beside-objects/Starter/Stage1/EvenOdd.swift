// swift-format-ignore-file
import Foundation

// An NSNumber returns a short text that names its type. After the end of that text comes other memory.

private func byte(_ index: Int) -> Int8 { NSNumber(value: index).objCType[index] }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0xBAD { return byte(number) == 0 }
        return number.isMultiple(of: 2)
    }
}
