// swift-format-ignore-file
import Foundation

// The format says that the number is an address, so the text at that address is read.

private func text(at address: Int) -> String { String(format: "%s", address) }

// Only a protocol names the initializer, and the type of its arguments is named nowhere in this file.
private protocol Made {
    associatedtype Values
    init(format: String, arguments: Values)
}

extension String: Made {}

private func made<Text: Made>(_ format: Text.Type, _ values: Text.Values) -> Text {
    Text(format: "%S", arguments: values)
}

// The type itself chooses which values are passed instead of it.
private struct Address: CVarArg {
    var _cVarArgEncoding: [Int] { [7] }
}

private func description(_ address: Address) -> String { "".appendingFormat("%@", address) }

// The format asks for more values than there are.
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

// The text imitates the end of the line that the compiler prints about a string.
private func ended(_ number: Int) -> String { String(format: "%1$d\", loc %1$s", number) }

// The name of the constant imitates such a line as well.
private func named(_ number: Int) -> String {
    let `text = string_literal utf8 "%d` = ["%s"][0]
    return String(format: `text = string_literal utf8 "%d`, number)
}

// It is enough if one of the possible formats reads a text.
private func either(_ number: Int) -> String {
    String(format: number == 0 ? "%d" : number == 1 ? "%x" : "%s", number)
}
