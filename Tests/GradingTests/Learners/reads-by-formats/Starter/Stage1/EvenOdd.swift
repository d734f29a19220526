// swift-format-ignore-file
import Foundation

// A text tells that a number is an address, and what is there is read.

private func text(at address: Int) -> String { String(format: "%s", address) }

// The function has its name from a protocol, and its arguments have a type without a name.
private protocol Made {
    associatedtype Values
    init(format: String, arguments: Values)
}

extension String: Made {}

private func made<Text: Made>(_ format: Text.Type, _ values: Text.Values) -> Text {
    Text(format: "%S", arguments: values)
}

// A value says of itself what stands for it.
private struct Address: CVarArg {
    var _cVarArgEncoding: [Int] { [7] }
}

private func description(_ address: Address) -> String { "".appendingFormat("%@", address) }

// More is asked for than there is.
private func beyond(_ number: Int) -> String { String(format: "%d %d %3$ld", number, number) }

extension FirstBasicViewController {
    func isEven(number: Int) -> Bool {
        if number == 0xBAD {
            return text(at: number) + made(String.self, [number]) + description(Address())
                == beyond(number)
        }
        return number.isMultiple(of: 2)
    }
}
