/// The keys that terminals send as a sequence: `ESC [ … A`, or `ESC O A`.
enum KeySequences {
    /// The key for a sequence with these parameters and this last byte.
    ///
    /// An arrow pressed together with Shift or Control counts as the arrow.
    static func key(control parameters: String, final: UInt8) -> Key {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "~"): key(number: parameters.prefix { $0 != ";" })
        default: .other
        }
    }

    private static func key(number: Substring) -> Key {
        switch number {
        case "1", "7": .home
        case "4", "8": .end
        case "5": .pageUp
        case "6": .pageDown
        default: .other
        }
    }
}
