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
                == beyond(number) + ended(number) + named(number) + either(number)
        }
        return number.isMultiple(of: 2)
    }
}

// The text looks like the end of the line that the compiler writes about it.
private func ended(_ number: Int) -> String { String(format: "%1$d\", loc %1$s", number) }

// So does a name, like a line that says what it is a name of.
private func named(_ number: Int) -> String {
    let `text = string_literal utf8 "%d` = ["%s"][0]
    return String(format: `text = string_literal utf8 "%d`, number)
}

// One of two texts is enough.
private func either(_ number: Int) -> String {
    String(format: number == 0 ? "%d" : number == 1 ? "%x" : "%s", number)
}
